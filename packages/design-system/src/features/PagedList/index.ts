export { ListBody, type ListBodyProps } from './ListBody';
export { ListFoot, type ListFootProps } from './ListFoot';
export { SeeAll, type SeeAllProps } from './SeeAll';
export { type ListQuery, useListState } from './useListState';
export { type SeeAllRequest, type SeeAllState, useSeeAll } from './useSeeAll';
