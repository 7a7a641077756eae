export { Failure } from './Failure';
export { useSettings } from './SettingsContext';
export { Shell } from './Shell';
