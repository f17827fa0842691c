export {
  LIST_CARD_LAYOUTS,
  ListCard,
  type ListCardLayout,
  type ListCardProps,
  type ListCardRow,
} from './ListCard';
