export { ProductGallery, type ProductGalleryProps } from './ProductGallery';
export { ProductHeader, type ProductHeaderProps } from './ProductHeader';
export { type ProductDetails, type ProductPicture, toProductDetails } from './product-details';
