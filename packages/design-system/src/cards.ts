/*
 * Views that are embedded in other people's pages, in an entry of their own so that widgets bundle nothing else.
 */
export {
  BRIEF_CARD_LAYOUTS,
  BriefCard,
  type BriefCardLayout,
  type BriefCardProps,
  type BriefFact,
} from './catalogue/BriefCard';
export { CardAction, type CardActionProps } from './catalogue/CardAction';
export { CardFoot, type CardFootProps } from './catalogue/CardFoot';
export {
  LIST_CARD_LAYOUTS,
  ListCard,
  type ListCardLayout,
  type ListCardProps,
  type ListCardRow,
} from './catalogue/ListCard';
export { type CardProduct, cardProduct, ProductCard, type ProductCardProps } from './catalogue/ProductCard';
export type { MessageKey, Messages } from './messages';
export { CARD_HEIGHT_PX, COMPACT_HEIGHT_PX, LIST_ROW_HEIGHT_PX, STRIP_HEIGHT_PX } from './styles/card-height';
export { ValueChainCard, type ValueChainCardProps } from './value-chain/ValueChainCard';
