export { ListBody } from './ListBody';
export { ListFoot, type ListFootProps } from './ListFoot';
export { SeeAll } from './SeeAll';
export { useListState, useWholeListState } from './useListState';
export { useSeeAll } from './useSeeAll';
