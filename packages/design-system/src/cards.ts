/*
 * The light views that stand on other people's pages, and what they need around them. An entry of their own, so that
 * a widget is built from these alone.
 */
export { CardFoot, type CardFootProps } from './features/CardFoot';
export { type CardProduct, cardProduct, ProductCard, type ProductCardProps } from './features/ProductCard';
export { ValueChainCard, type ValueChainCardProps } from './features/ValueChainCard';
export type { MessageKey, Messages } from './messages/messages';
export { LightProvider, type LightProviderProps } from './primitives/LightProvider';
export { CARD_HEIGHT_PX } from './styles/card-height';
