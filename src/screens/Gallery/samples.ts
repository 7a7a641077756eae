import type { HomeViewProps } from '../Home/HomeView';

/** The home screen in the middle of a long friendship with the game. */
export const SAMPLE_HOME: HomeViewProps = {
  running: {
    status: 'Your turn',
    title: 'You vs Mira',
    text: 'Duel · round 9 · today',
    own: 7,
    rival: 8,
    table: {
      rival: [['I'], ['C', 'B', 'M'], ['B', 'I'], ['M', 'C'], []],
      own: [['W', 'F'], ['F', 'P', 'W'], ['T'], [], ['P', 'F', 'T', 'W']],
    },
  },
  campaign: { medals: 14, allMedals: 60, stage: 7, stages: 20 },
  learn: { done: 3, lesson: 4, lessons: 6 },
  savedGames: 5,
  update: null,
  onOpen: () => {},
};
