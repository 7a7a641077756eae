export { HomeScreen as default } from '@/screens/Home';
