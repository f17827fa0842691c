export { ApiClientProvider, type ApiClientProviderProps, useApiClient } from './ApiClientProvider';
export { useLastCall } from './useLastCall';
export { type Saving, type SavingDialog, useSave } from './useSave';
export { type Sending, useSend } from './useSend';
