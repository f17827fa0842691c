export type { RecentSearch } from './recent-searches';
export { type SitePageHit, SiteSearch, type SiteSearchProps } from './SiteSearch';
export { SiteSearchContainer, type SiteSearchContainerProps } from './SiteSearchContainer';
export {
  hitArt,
  hitCategory,
  hitPath,
  isOfCatalogue,
  type SearchHit,
  SITE_SEARCH_CATEGORIES,
  type SiteSearchCategory,
  type SuggestedHit,
  searchPath,
  toSearchHit,
  toSuggestedHit,
} from './search-hit';
export { type SearchScope, usePeopleSearch, useSearchHits } from './useSearchHits';
