export { ART_VERSION } from '@millrace/domain';
export { drawArt } from './draw-art';
