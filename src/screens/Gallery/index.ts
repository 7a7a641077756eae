export { GalleryScreen as default } from './GalleryScreen';
