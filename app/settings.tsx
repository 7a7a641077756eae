export { SettingsScreen as default } from '@/screens/Settings';
