export { WithheldNote } from './LimitedNote';
export { ListBody } from './ListBody';
export { ListFoot, type ListFootProps } from './ListFoot';
export { SeeAll } from './SeeAll';
export { useFetchAllPages } from './useFetchAllPages';
export { useFocusFallback } from './useFocusFallback';
export { useListProps, useListState, useMappedList, useWholeListState } from './useListState';
export { useSeeAll } from './useSeeAll';
