export type { RecentSearch } from './recent-searches';
export { SiteSearch, type SiteSearchProps } from './SiteSearch';
export { SiteSearchContainer, type SiteSearchContainerProps } from './SiteSearchContainer';
export {
  hitArt,
  hitCategory,
  hitPath,
  type SearchHit,
  SITE_SEARCH_CATEGORIES,
  type SiteSearchCategory,
  searchPath,
  toSearchHit,
} from './search-hit';
export { type SearchScope, usePeopleSearch, useSearchHits } from './useSearchHits';
