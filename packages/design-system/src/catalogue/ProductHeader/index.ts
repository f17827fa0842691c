export { ProductGallery, type ProductGalleryProps } from './ProductGallery';
export { ProductHeader, type ProductHeaderProps } from './ProductHeader';
