export type { RecentSearch } from './recent-searches';
export { SiteSearch, type SiteSearchProps } from './SiteSearch';
export { SiteSearchContainer, type SiteSearchContainerProps } from './SiteSearchContainer';
export { hitArt, hitPath, SITE_SEARCH_CATEGORIES, type SiteSearchCategory, searchPath } from './search-hit';
export { type SearchScope, usePeopleSearch, useSearchHits } from './useSearchHits';
