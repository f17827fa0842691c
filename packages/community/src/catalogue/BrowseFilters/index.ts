export { BrowseFilters, type BrowseFiltersProps, type FilterGroup, type FilterValue } from './BrowseFilters';
export { inGivenOrder } from './in-given-order';
