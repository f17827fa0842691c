export { RowHeights as VirtualListHeights } from '../../internal/windowing/row-heights';
export {
  VirtualList,
  type VirtualListHandle,
  type VirtualListPlace,
  type VirtualListProps,
} from './VirtualList';
