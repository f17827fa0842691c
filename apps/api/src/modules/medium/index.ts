export { type MediumRow, mediumView, NO_MEDIUM, pictureView } from './medium.view';
