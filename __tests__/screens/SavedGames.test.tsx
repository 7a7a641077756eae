import AsyncStorage from '@react-native-async-storage/async-storage';
import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import { renderRouter } from 'expo-router/testing-library';
import { State } from 'react-native-gesture-handler';
import { fireGestureHandler, getByGestureTestId } from 'react-native-gesture-handler/jest-utils';

import { HomeScreen } from '@/screens/Home';
import { SavedGamesScreen } from '@/screens/SavedGames';
import * as sharing from '@/sharing';

import { damaged, DAY, entry, exported, recordText, saved } from './shelf';

jest.mock('@/sharing');
const { copyText, readClipboard, pickText, shareText } = jest.mocked(sharing);

const running = saved('duel-base-greedy', 40, { players: [null, 'computer:2'] });
const older = saved('team4-facing-greedy', 60, {
  names: ['Anna', 'Mira', 'Jun', 'Kai'],
  players: [null, null, null, null],
  started: Date.now() - 40 * DAY,
});
const finished = saved('duel-beyond-greedy', 'over', { names: ['Mira', 'Kai'], players: [null, null] });
const broken = damaged(saved('solo-easiest-greedy', 30, { started: Date.now() - 3 * DAY }));

const TITLE = 'You vs Computer 2';
const OLDER = 'Anna+Jun vs Mira+Kai';

async function open(entries: readonly (readonly [string, string])[], url = '/games') {
  await AsyncStorage.multiSet(entries.map(([key, text]) => [key, text]));
  const router = renderRouter({ index: HomeScreen, games: SavedGamesScreen }, { initialUrl: url });
  await screen.findAllByRole('heading');
  return router;
}
const shelf = () => open([entry(running), entry(older), entry(finished), broken]);
const row = (title: string) =>
  screen.findByRole('button', { name: new RegExp(`^${title.replaceAll('+', '\\+')}, `) });
const gone = (title: string) => waitFor(() => expect(screen.queryByText(title)).toBeNull());
const press = (testID: string) => fireEvent.press(screen.getByTestId(testID));
const stored = ([key]: readonly [string, string]) => AsyncStorage.getItem(key);
const deleteByEar = async (title: string) =>
  fireEvent(await row(title), 'accessibilityAction', { nativeEvent: { actionName: 'Delete' } });

/** A title as the screen shows it in the first place; the toast repeats it. */
const titles = (title: string) => screen.queryAllByText(title).length;

beforeEach(async () => {
  for (const mock of [copyText, readClipboard, pickText, shareText]) mock.mockReset();
  await AsyncStorage.clear();
});
afterEach(() => jest.useRealTimers());

describe('the list', () => {
  test('shows running games, the last played first, and those that are over apart', async () => {
    await shelf();
    expect(await row(TITLE)).toBeTruthy();
    expect(screen.getByRole('tab', { name: 'Running 2', selected: true })).toBeTruthy();
    expect(screen.getByText('Duel · round 7 · today')).toBeTruthy();
    expect(screen.queryByText('Mira vs Kai')).toBeNull();

    fireEvent.press(screen.getByRole('tab', { name: 'Finished 1' }));
    expect(await row('Mira vs Kai')).toBeTruthy();
    expect(screen.getByText(/^(Mira|Kai) won$/)).toBeTruthy();
    expect(screen.queryByText(TITLE)).toBeNull();
  });

  test('is reached from home, which says how many there are', async () => {
    const router = await open([entry(running), entry(finished), broken], '/');
    fireEvent.press(await screen.findByRole('button', { name: 'Saved games, 3 games' }));
    expect(await row(TITLE)).toBeTruthy();
    expect(router.getPathname()).toBe('/games');
  });

  test('a game that is touched says that the table is still being built', async () => {
    await shelf();
    fireEvent.press(await row(TITLE));
    expect(screen.getByText(/still being built/)).toBeTruthy();
    expect(screen.getByRole('heading', { name: TITLE })).toBeTruthy();
  });

  test('nothing yet: a new game or an import', async () => {
    await open([]);
    expect(await screen.findByRole('heading', { name: 'No games yet' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'New game' })).toBeTruthy();
    press('import-a-record');
    expect(screen.getByRole('heading', { name: 'Import a record' })).toBeTruthy();
  });

  test('only games that are over: it opens on them, and says that none is running', async () => {
    await open([entry(finished)]);
    expect(await row('Mira vs Kai')).toBeTruthy();
    fireEvent.press(screen.getByRole('tab', { name: 'Running 0' }));
    expect(screen.getByRole('heading', { name: 'No game is running' })).toBeTruthy();
  });
});

describe('a damaged game', () => {
  test('is named with its day and its fault, and is left as it is', async () => {
    await shelf();
    expect(await screen.findByRole('heading', { name: 'One game could not be read' })).toBeTruthy();
    expect(screen.getByText(/^Started on .* kept unchanged/)).toBeTruthy();
    expect(screen.getByText('Its text was cut off or changed.')).toBeTruthy();
    expect(await stored(broken)).toBe(broken[1]);
  });

  test.each([
    [{ version: 9 }, /newer version/],
    [{ steps: 99 }, /ends too early: 40 of 99/],
    [{ seed: 7 }, /part of its text is missing/i],
    [{ record: exported(running).replace('mode duel-base', 'mode chess') }, /^Line 2 /],
  ])('%j says why', async (change, why) => {
    const [key, text] = entry(running);
    await open([[key, JSON.stringify({ ...JSON.parse(text), ...change })]]);
    expect(await screen.findByText(why)).toBeTruthy();
  });

  test('gives its text to the clipboard', async () => {
    copyText.mockResolvedValue('done');
    await open([broken]);
    fireEvent.press(await screen.findByTestId('copy-its-text'));
    expect(await screen.findByText('Copied')).toBeTruthy();
    expect(copyText).toHaveBeenCalledWith(broken[1]);
  });

  test('goes only when that was asked twice, and can come back', async () => {
    await open([broken]);
    fireEvent.press(await screen.findByTestId('remove'));
    press('keep-it');
    expect(await stored(broken)).toBe(broken[1]);

    press('remove');
    press('remove-it');
    expect(await screen.findByText('Removed: a game that could not be read')).toBeTruthy();
    expect(await stored(broken)).toBeNull();
    press('undo');
    await waitFor(async () => expect(await stored(broken)).toBe(broken[1]));
  });
});

describe('deleting', () => {
  test('by ear, then Undo brings back the same text', async () => {
    await shelf();
    await deleteByEar(TITLE);
    expect(await screen.findByText(`Deleted: ${TITLE}, round 7`)).toBeTruthy();
    await waitFor(() => expect(screen.getByRole('tab', { name: 'Running 1' })).toBeTruthy());
    expect(await stored(entry(running))).toBeNull();

    press('undo');
    expect(await row(TITLE)).toBeTruthy();
    expect(await stored(entry(running))).toBe(entry(running)[1]);
    expect(screen.queryByTestId('undo')).toBeNull();
  });

  test('by a swipe', async () => {
    await shelf();
    await row(TITLE);
    expect(screen.queryByTestId('delete')).toBeNull();
    act(() =>
      fireGestureHandler(getByGestureTestId(`swipe-${running.id}`), [
        { state: State.BEGAN, translationX: 0 },
        { state: State.ACTIVE, translationX: -30 },
        { translationX: -90 },
        { state: State.END, translationX: -90, velocityX: 0 },
      ]),
    );
    fireEvent.press(await screen.findByTestId('delete'));
    expect(await screen.findByTestId('undo')).toBeTruthy();
    expect(await stored(entry(running))).toBeNull();
  });

  test('from the menu of a long press', async () => {
    await shelf();
    fireEvent(await row(TITLE), 'longPress');
    press('delete');
    expect(await screen.findByTestId('undo')).toBeTruthy();
  });

  test('two in a row come back together', async () => {
    await shelf();
    await deleteByEar(TITLE);
    await gone(TITLE);
    await deleteByEar(OLDER);
    expect(await screen.findByText('2 games deleted')).toBeTruthy();
    press('undo');
    expect(await row(TITLE)).toBeTruthy();
    expect(await row(OLDER)).toBeTruthy();
  });

  test('can be taken back for six seconds', async () => {
    await shelf();
    await row(TITLE);
    jest.useFakeTimers();
    await deleteByEar(TITLE);
    expect(await screen.findByTestId('undo')).toBeTruthy();
    act(() => jest.advanceTimersByTime(5900));
    expect(screen.queryByTestId('undo')).toBeTruthy();
    act(() => jest.advanceTimersByTime(200));
    expect(screen.queryByTestId('undo')).toBeNull();
    expect(titles(TITLE)).toBe(0);
  });

  test('a device that refuses says so, and the game stays', async () => {
    await shelf();
    await row(TITLE);
    jest.mocked(AsyncStorage.removeItem).mockRejectedValueOnce(new Error('no'));
    await deleteByEar(TITLE);
    expect(await screen.findByText('Not deleted, the game is still here')).toBeTruthy();
    expect(await row(TITLE)).toBeTruthy();
  });

  test('no room to put it back: Undo stays until there is', async () => {
    await shelf();
    await deleteByEar(TITLE);
    await screen.findByTestId('undo');
    jest.mocked(AsyncStorage.setItem).mockRejectedValueOnce(new Error('quota exceeded'));
    press('undo');
    expect(await screen.findByText(/no room left/)).toBeTruthy();
    press('undo');
    expect(await row(TITLE)).toBeTruthy();
    expect(await stored(entry(running))).toBe(entry(running)[1]);
  });
});

describe('a record leaves the app', () => {
  const menu = async () => {
    await shelf();
    fireEvent(await row(TITLE), 'longPress');
  };

  test('by the clipboard', async () => {
    copyText.mockResolvedValue('done');
    await menu();
    press('copy-record');
    expect(await screen.findByText('Copied')).toBeTruthy();
    expect(copyText).toHaveBeenCalledWith(exported(running));
  });

  test('as a file', async () => {
    shareText.mockResolvedValue('cancelled');
    await menu();
    press('share-record');
    await waitFor(() =>
      expect(shareText).toHaveBeenCalledWith(expect.stringMatching(/^riftforce-.*\.txt$/), exported(running)),
    );
    expect(screen.queryByText(/could not be shared/)).toBeNull();
  });

  test('or says that it could not', async () => {
    copyText.mockResolvedValue('failed');
    await menu();
    press('copy-record');
    expect(await screen.findByText('It could not be copied')).toBeTruthy();
  });
});

describe('a record comes in', () => {
  const record = recordText('duel-base-random');
  const write = (text: string) => fireEvent.changeText(screen.getByTestId('record'), text);
  const form = async () => {
    await shelf();
    await row(TITLE);
    press('import-a-record');
  };

  test('typed or pasted into the field', async () => {
    await form();
    expect(screen.getByRole('button', { name: 'Import', disabled: true })).toBeTruthy();
    write(record);
    press('import');
    expect(await screen.findByText('1 game imported')).toBeTruthy();
    expect(await screen.findByRole('tab', { name: 'Finished 2' })).toBeTruthy();
  });

  test('from the clipboard and from a file', async () => {
    await form();
    readClipboard.mockResolvedValueOnce({ state: 'done', text: 'from the clipboard' });
    press('paste');
    expect(await screen.findByDisplayValue('from the clipboard')).toBeTruthy();
    pickText.mockResolvedValueOnce({ state: 'done', text: 'from a file' });
    press('choose-a-file');
    expect(await screen.findByDisplayValue('from a file')).toBeTruthy();
    pickText.mockResolvedValueOnce({ state: 'cancelled' });
    press('choose-a-file');
    expect(screen.getByDisplayValue('from a file')).toBeTruthy();
  });

  test.each([
    ['the clipboard is closed', 'paste', { state: 'failed' }, /clipboard cannot be read/],
    ['the clipboard is empty', 'paste', { state: 'done', text: ' ' }, /no text in the clipboard/],
    ['the file is unreadable', 'choose-a-file', { state: 'failed' }, /file could not be read/],
    ['the file is huge', 'choose-a-file', { state: 'too-long' }, /far longer than any game/],
  ] as const)('%s', async (_, way, answer, said) => {
    await form();
    (way === 'paste' ? readClipboard : pickText).mockResolvedValueOnce(answer);
    press(way);
    expect(await screen.findByRole('alert')).toHaveTextContent(said);
  });

  test.each([
    ['not a record', /^Line 1 /],
    [record.replace('pick:F', 'pick:Z'), /^Line 6 /],
    [' # only a note', /no record in this text/],
  ])('a text that is none names its line: %#', async (text, said) => {
    await form();
    write(text);
    press('import');
    expect(await screen.findByRole('alert')).toHaveTextContent(said);
    expect(screen.getByDisplayValue(text)).toBeTruthy();
    write(record);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('no room left: it says so and the text stays', async () => {
    await form();
    write(record);
    jest.mocked(AsyncStorage.setItem).mockRejectedValueOnce(new Error('quota exceeded'));
    press('import');
    expect(await screen.findByRole('alert')).toHaveTextContent(/no room left/);
    expect(screen.getByDisplayValue(record)).toBeTruthy();
  });
});

test('storage out of reach says so, and can be tried again', async () => {
  jest.mocked(AsyncStorage.getAllKeys).mockRejectedValueOnce(new Error('access is denied'));
  await shelf();
  expect(await screen.findByRole('heading', { name: 'Your games are out of reach' })).toBeTruthy();
  expect(screen.queryByTestId('import-a-record')).toBeNull();
  press('try-again');
  expect(await row(TITLE)).toBeTruthy();
});
