import { useEffect } from 'react';
import { AccessibilityInfo, Platform } from 'react-native';

/** Reads a new text out on iOS, which knows no live regions. */
export function useAnnounce(text: string | null): void {
  useEffect(() => {
    if (text && Platform.OS === 'ios') AccessibilityInfo.announceForAccessibility(text);
  }, [text]);
}
