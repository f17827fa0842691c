export { ApiClientProvider, type ApiClientProviderProps, useApiClient } from './ApiClientProvider';
export { type Sending, useSend } from './useSend';
