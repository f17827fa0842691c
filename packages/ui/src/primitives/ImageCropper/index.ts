export type { CropArea } from './crop-area';
export { cropPicture } from './crop-picture';
export { ImageCropper, type ImageCropperProps } from './ImageCropper';
