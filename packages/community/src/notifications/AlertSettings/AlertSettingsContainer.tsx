import {
  isApiError,
  meQueries,
  type AlertSettings as Settings,
  saveAlertSettings,
} from '@millrace/api-client';
import { useApiClient } from '@millrace/design-system/connected';
import { useMessages } from '@millrace/ui/messages';
import { useMutation, useQuery } from '@tanstack/react-query';
import { AlertSettings, type AlertSettingsProps } from './AlertSettings';

export interface AlertSettingsContainerProps {
  /** Place of the section on the page. Default: it bears none. */
  number?: number | undefined;
}

/** What one is mailed about, over the API. Whoever changes it has the clock of their browser counted by from then on. */
export function AlertSettingsContainer({ number }: AlertSettingsContainerProps) {
  const client = useApiClient();
  const messages = useMessages();
  const { data, isError, isFetching, refetch } = useQuery(meQueries(client).alerts());
  const { mutate, error, isSuccess } = useMutation(saveAlertSettings(client));
  const state: AlertSettingsProps['state'] = data
    ? { status: 'ready', settings: data }
    : isError
      ? { status: 'failed', isRetrying: isFetching }
      : { status: 'loading' };
  const reason = (isApiError(error) && error.text) || messages.format('list.failedHint');
  const handleChange = (settings: Settings) =>
    mutate({ ...settings, time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone });
  return (
    <AlertSettings
      state={state}
      number={number}
      saving={error ? { status: 'failed', reason } : { status: isSuccess ? 'saved' : 'idle' }}
      onChange={handleChange}
      onRetry={() => void refetch()}
    />
  );
}
