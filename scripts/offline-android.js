/**
 * Expo config plugin: the app that ships has no access to the network at all, while debug builds keep it, because they load
 * their code from the developer's machine. Blocking the permission in app.json would take it from both.
 */
const { mkdirSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { withDangerousMod } = require('expo/config-plugins');

const RELEASE_MANIFEST = `<manifest xmlns:android="http://schemas.android.com/apk/res/android" xmlns:tools="http://schemas.android.com/tools">
  <uses-permission android:name="android.permission.INTERNET" tools:node="remove"/>
</manifest>
`;

module.exports = (config) =>
  withDangerousMod(config, [
    'android',
    (modified) => {
      const folder = path.join(modified.modRequest.platformProjectRoot, 'app/src/release');
      mkdirSync(folder, { recursive: true });
      writeFileSync(path.join(folder, 'AndroidManifest.xml'), RELEASE_MANIFEST);
      return modified;
    },
  ]);
