export { SEARCH_CATEGORIES, SearchResults, type SearchResultsProps } from './SearchResults';
export { SearchResultsContainer, type SearchResultsContainerProps } from './SearchResultsContainer';
