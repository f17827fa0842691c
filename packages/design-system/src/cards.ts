/*
 * The light views that stand on other people's pages, and what they need around them. An entry of their own, so that
 * a widget is built from these alone.
 */
export { BriefCard, type BriefCardProps, type BriefFact } from './features/BriefCard';
export { CardAction, type CardActionProps } from './features/CardAction';
export { CardFoot, type CardFootProps } from './features/CardFoot';
export { ListCard, type ListCardProps, type ListCardRow } from './features/ListCard';
export { type CardProduct, cardProduct, ProductCard, type ProductCardProps } from './features/ProductCard';
export { ValueChainCard, type ValueChainCardProps } from './features/ValueChainCard';
export type { MessageKey, Messages } from './messages/messages';
export { LightProvider, type LightProviderProps } from './primitives/LightProvider';
export { CARD_HEIGHT_PX, LIST_ROW_HEIGHT_PX } from './styles/card-height';
