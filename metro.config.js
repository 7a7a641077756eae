/**
 * Expo's defaults, with one addition: Metro keeps compiled files but does not notice that a setting written into them has
 * changed. Builds with the gallery of components and without it therefore keep theirs apart.
 */
const { getDefaultConfig } = require('expo/metro-config');

const config = getDefaultConfig(__dirname);
config.cacheVersion = `gallery:${process.env.EXPO_PUBLIC_GALLERY ?? ''}`;

module.exports = config;
