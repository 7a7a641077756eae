export { AboutScreen as default } from '@/screens/About';
