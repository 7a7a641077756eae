/**
 * The worklets plugin is added by hand: on the web it may leave out what only native needs (43 kB gzip less).
 */
module.exports = (api) => {
  const isWeb = api.caller((caller) => caller?.platform === 'web');
  const worklets = isWeb ? { omitNativeOnlyData: true, substituteWebPlatformChecks: true } : {};
  // The plugin adds to this option with every file it sees. Hidden, it stays out of the key of jest's cache,
  // which would otherwise never hit.
  Object.defineProperty(worklets, 'importForwarding', {
    enumerable: false,
    writable: true,
    value: undefined,
  });
  return {
    presets: [['babel-preset-expo', { worklets: false, reanimated: false }]],
    plugins: [['react-native-worklets/plugin', worklets]],
  };
};
