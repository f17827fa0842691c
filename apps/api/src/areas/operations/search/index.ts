export {
  countDocuments,
  type DocumentOrder,
  isSought,
} from './find-documents.repository';
export { countFacets, findPage } from './find-page';
export { countFollowed, isFollowed } from './followed.repository';
export { indexChanges } from './index-changes';
export { findMatch, type MatchedTexts } from './match-text';
export { type PlannedSearch, planAsTyped, planSearch } from './plan-search';
export { search } from './search.repository';
export { searchRoutes } from './search.routes';
export { adviceOn } from './search-advice';
export type { NewMatch } from './search-documents.repository';
export { ALL_DOCUMENTS, NO_DOCUMENTS, searchFilters } from './search-filters.repository';
export { suggestDocuments } from './suggest-documents';
export { filterQuery } from './words/ts-query';
