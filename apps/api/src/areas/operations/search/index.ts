export {
  countDocuments,
  type DocumentOrder,
  isSought,
  rankDocuments,
  type Sought,
} from './find-documents.repository';
export { countFacets, type FacetCount, type FoundPage, findPage, type PageRequest } from './find-page';
export { indexChanges, type TellMatches } from './index-changes';
export { findMatch, type MatchedTexts } from './match-text';
export { type PlannedSearch, planAsTyped, planSearch } from './plan-search';
export { search } from './search.repository';
export { searchRoutes } from './search.routes';
export { adviceOn } from './search-advice';
export type { NewMatch } from './search-documents.repository';
export { type SearchFilters, searchFilters } from './search-filters';
export { type SuggestedDocument, suggestDocuments } from './suggest-documents';
export { filterQuery } from './words/ts-query';
