export { NotFoundScreen as default } from '@/screens/NotFound';
