export { Card, type CardLinkProps, type CardRootProps } from './Card';
export { CARD_KINDS, type CardKind } from './card-props';
