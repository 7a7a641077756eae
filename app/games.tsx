export { SavedGamesScreen as default } from '@/screens/SavedGames';
