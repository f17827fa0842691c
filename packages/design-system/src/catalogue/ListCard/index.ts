export { ListCard, type ListCardProps, type ListCardRow } from './ListCard';
