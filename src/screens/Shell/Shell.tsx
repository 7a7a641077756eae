import { Stack } from 'expo-router';
import * as SplashScreen from 'expo-splash-screen';
import { StatusBar } from 'expo-status-bar';
import * as SystemUI from 'expo-system-ui';
import { useEffect } from 'react';
import { StyleSheet } from 'react-native';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { speak, useTranslation } from '@/i18n';
import { ThemeProvider, useAppFonts, useTheme } from '@/theme';

import { SettingsProvider, useSettings } from './SettingsContext';
import { usePageTheme } from './usePageTheme';

void SplashScreen.preventAutoHideAsync();

/** What stands around every screen: settings, theme, language, safe areas and gestures. */
export function Shell() {
  const fontsReady = useAppFonts();
  if (!fontsReady) return null;
  return (
    <GestureHandlerRootView style={styles.root}>
      <SafeAreaProvider>
        <SettingsProvider>
          <Themed />
        </SettingsProvider>
      </SafeAreaProvider>
    </GestureHandlerRootView>
  );
}

function Themed() {
  const { settings } = useSettings();
  useEffect(() => speak(settings.language), [settings.language]);
  return (
    <ThemeProvider choice={settings.theme}>
      <Screens />
    </ThemeProvider>
  );
}

function Screens() {
  const { palette, sky } = useTheme();
  const { i18n } = useTranslation();
  usePageTheme(palette, i18n.language);
  useEffect(() => {
    void SystemUI.setBackgroundColorAsync(palette.sky[0]);
  }, [palette]);
  useEffect(() => {
    SplashScreen.hide();
  }, []);
  return (
    <>
      <StatusBar style={sky === 'night' ? 'light' : 'dark'} />
      <Stack screenOptions={{ headerShown: false, contentStyle: { backgroundColor: palette.sky[0] } }} />
    </>
  );
}

const styles = StyleSheet.create({ root: { flex: 1 } });
