export { BrowseFilters, type BrowseFiltersProps, type FilterGroup, type FilterValue } from './BrowseFilters';
export { resultRow } from './BrowseFilters.css';
export { inGivenOrder } from './in-given-order';
