export { type CardProduct, cardProduct } from './card-product';
export { ProductCard, type ProductCardProps } from './ProductCard';
