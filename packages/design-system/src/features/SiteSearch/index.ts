export { SiteSearch, type SiteSearchProps } from './SiteSearch';
export { SiteSearchContainer, type SiteSearchContainerProps } from './SiteSearchContainer';
export { hitArt, hitPath, SEARCH_CATEGORIES, type SearchCategory } from './search-hit';
