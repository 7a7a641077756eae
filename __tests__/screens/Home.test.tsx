import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { renderRouter } from 'expo-router/testing-library';

import * as appUpdate from '@/offline/appUpdate';
import { SAMPLE_HOME } from '@/screens/Gallery/samples';
import { HomeScreen } from '@/screens/Home';
import { HomeView } from '@/screens/Home/HomeView';
import { SettingsScreen } from '@/screens/Settings';
import { storage } from '@/storage';

jest.mock('@/offline/appUpdate');
const watchForUpdate = jest.mocked(appUpdate.watchForUpdate);
beforeEach(() => watchForUpdate.mockReturnValue(() => {}));

async function open() {
  const router = renderRouter({ index: HomeScreen, settings: SettingsScreen }, { initialUrl: '/' });
  // The saved games are counted.
  await act(() => storage.games.list());
  return router;
}

const press = (name: string) => fireEvent.press(screen.getByRole('button', { name }));

describe('home on a new device', () => {
  test('offers a new game and nothing to continue', async () => {
    await open();
    expect(screen.getByRole('button', { name: 'New game' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
    expect(screen.getByText('with Beyond · unofficial fan app')).toBeTruthy();
  });

  test('every way has its spoken name', async () => {
    await open();
    for (const name of [
      'Solo campaign, Stage 1 of 20',
      'Learn, Lesson 1 of 6',
      'Saved games, 0 games',
      'Statistics',
      'Settings',
    ])
      expect(screen.getByRole('button', { name })).toBeTruthy();
  });

  test('a place that is not built yet says so', async () => {
    await open();
    press('Statistics');
    expect(screen.getByText(/still being built/)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Statistics' })).toBeTruthy();
  });

  test('settings open', async () => {
    const router = await open();
    press('Settings');
    expect(router.getPathname()).toBe('/settings');
  });
});

describe('home with a running game', () => {
  const onOpen = jest.fn();
  const facts = { ...SAMPLE_HOME, savedGames: 1, onOpen };

  test('continues it, and still starts a new one', () => {
    render(<HomeView {...facts} />);
    press('Continue');
    press('New game');
    expect(onOpen.mock.calls).toEqual([['continue'], ['new-game']]);
  });

  test('says who leads and how many games are kept', () => {
    render(<HomeView {...facts} />);
    expect(screen.getByLabelText('Riftforce 7 to 8')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Saved games, 1 game' })).toBeTruthy();
  });
});

describe('a new version', () => {
  const arrive = async () => {
    const restart = jest.fn();
    await open();
    act(() => watchForUpdate.mock.lastCall?.[0](restart));
    return restart;
  };

  test('is offered and started only when asked', async () => {
    const restart = await arrive();
    expect(screen.getByText('A new version is ready')).toBeTruthy();
    expect(restart).not.toHaveBeenCalled();
    press('Restart');
    expect(restart).toHaveBeenCalledTimes(1);
  });

  test('can wait', async () => {
    const restart = await arrive();
    press('Later');
    expect(screen.queryByText('A new version is ready')).toBeNull();
    expect(restart).not.toHaveBeenCalled();
  });
});
