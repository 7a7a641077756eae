export { SavedGamesScreen } from './SavedGamesScreen';
