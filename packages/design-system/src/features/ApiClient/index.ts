export { ApiClientProvider, type ApiClientProviderProps, useApiClient } from './ApiClientProvider';
