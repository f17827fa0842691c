export { ApiClientProvider, type ApiClientProviderProps, useApiClient } from './ApiClientProvider';
export { useLastMutation } from './useLastMutation';
export { type Saving, type SavingDialog, useSave } from './useSave';
export { type Sending, useSend } from './useSend';
