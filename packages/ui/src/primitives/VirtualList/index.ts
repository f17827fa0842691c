export {
  createVirtualListHeights,
  VirtualList,
  type VirtualListHandle,
  type VirtualListHeights,
  type VirtualListPlace,
  type VirtualListProps,
} from './VirtualList';
