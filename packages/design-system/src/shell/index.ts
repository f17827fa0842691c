export {
  LOGO_TONES,
  LOGO_VARIANTS,
  Logo,
  type LogoProps,
  type LogoTone,
  type LogoVariant,
} from './Logo/Logo';
export { WithheldNote, type WithheldNoteProps } from './PagedList/LimitedNote';
export { ListBody, type ListBodyProps } from './PagedList/ListBody';
export { ListFoot, type ListFootProps } from './PagedList/ListFoot';
export { SeeAll, type SeeAllProps } from './PagedList/SeeAll';
export { useFetchAllPages } from './PagedList/useFetchAllPages';
export { RequestAlert, type RequestAlertProps, type RequestFailure } from './RequestAlert';
export type { RecentSearch } from './SiteSearch/recent-searches';
export { type SitePageHit, SiteSearch, type SiteSearchProps } from './SiteSearch/SiteSearch';
export {
  hitArt,
  hitPath,
  type SearchHit,
  SITE_SEARCH_CATEGORIES,
  type SiteSearchCategory,
  type SuggestedHit,
  searchPath,
  toSearchHit,
} from './SiteSearch/search-hit';
