export { copyText, readClipboard } from './clipboard';
export { pickText, shareText } from './files';
export type { Fetched, Sent } from './outcomes';
