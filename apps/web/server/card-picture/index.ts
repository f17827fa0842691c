export { cardArtist } from './draw-card';
