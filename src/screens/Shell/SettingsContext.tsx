import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';

import { DEFAULT_SETTINGS, storage, type Settings } from '@/storage';

type Value = {
  readonly settings: Settings;
  /** The device refused to store the last change. */
  readonly unsaved: boolean;
  readonly change: (part: Partial<Settings>) => void;
};

const SettingsContext = createContext<Value>({
  settings: DEFAULT_SETTINGS,
  unsaved: false,
  change: () => {},
});

/** Shows its children once the settings are read, so that nothing flashes in the wrong theme or language. */
export function SettingsProvider({ children }: { children: ReactNode }) {
  const [settings, setSettings] = useState<Settings | null>(null);
  const [unsaved, setUnsaved] = useState(false);
  // Two changes in one moment build on each other, not on what was last drawn.
  const latest = useRef(DEFAULT_SETTINGS);

  useEffect(() => {
    void storage.settings.load().then((loaded) => {
      latest.current = loaded;
      setSettings(loaded);
    });
  }, []);

  const change = useCallback((part: Partial<Settings>) => {
    latest.current = { ...latest.current, ...part };
    setSettings(latest.current);
    void storage.settings.change(part).then((saved) => setUnsaved(!saved));
  }, []);
  const value = useMemo(
    () => ({ settings: settings ?? DEFAULT_SETTINGS, unsaved, change }),
    [settings, unsaved, change],
  );
  if (settings === null) return null;
  return <SettingsContext.Provider value={value}>{children}</SettingsContext.Provider>;
}

export const useSettings = (): Value => useContext(SettingsContext);
