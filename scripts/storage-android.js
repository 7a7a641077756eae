/**
 * Expo config plugin: AsyncStorage keeps everything in one database, which on Android holds no more than 6 MB unless told
 * otherwise. Ours may grow until thousands of games are in it.
 */
const { withGradleProperties } = require('expo/config-plugins');

const KEY = 'AsyncStorage_db_size_in_MB';

module.exports = (config) =>
  withGradleProperties(config, (modified) => {
    modified.modResults = modified.modResults.filter(({ key }) => key !== KEY);
    modified.modResults.push({ type: 'property', key: KEY, value: '200' });
    return modified;
  });
