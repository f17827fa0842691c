export { FeedFilters, type FeedFiltersProps, feedFilterPath } from './FeedFilters';
