export { sendState } from '../internal/send-state';
export { ApiClientProvider, type ApiClientProviderProps, useApiClient } from './ApiClient/ApiClientProvider';
export { type Saving, type SavingDialog, useSave } from './ApiClient/useSave';
export { type Sending, useSend } from './ApiClient/useSend';
export {
  type ListQuery,
  useListProps,
  useListState,
  useMappedList,
  useWholeListState,
} from './PagedList/useListState';
export { type SeeAllRequest, type SeeAllState, useSeeAll } from './PagedList/useSeeAll';
export { SiteSearchContainer, type SiteSearchContainerProps } from './SiteSearch/SiteSearchContainer';
export { type SearchScope, usePeopleSearch, useSearchHits } from './SiteSearch/useSearchHits';
