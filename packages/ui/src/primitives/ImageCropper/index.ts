export type { CropArea } from './crop-area';
export { cropPicture } from './crop-picture';
export { ImageCropper, type ImageCropperProps } from './ImageCropper';
export { CROP_ASPECTS } from './image-cropper-props';
