export { sendState } from '../internal/send-state';
export { ApiClientProvider, type ApiClientProviderProps, useApiClient } from './ApiClient/ApiClientProvider';
export { type Saving, type SavingDialog, useSave } from './ApiClient/useSave';
export { type Sending, useSend } from './ApiClient/useSend';
export { useListProps, useListState, useMappedList, useWholeListState } from './PagedList/useListState';
export { useSeeAll } from './PagedList/useSeeAll';
export { SiteSearchContainer, type SiteSearchContainerProps } from './SiteSearch/SiteSearchContainer';
export { type SearchScope, useSearchHits } from './SiteSearch/useSearchHits';
