export { WithheldNote } from './LimitedNote';
export { ListBody } from './ListBody';
export { ListFoot, type ListFootProps } from './ListFoot';
export { SeeAll } from './SeeAll';
export { useKeptFocus } from './useKeptFocus';
export { useListProps, useListState, useWholeListState } from './useListState';
export { useReadToEnd } from './useReadToEnd';
export { useSeeAll } from './useSeeAll';
