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
  /** Number of the section on its page. Default: none. */
  number?: number | undefined;
}

/** Loads and saves the e-mail alerts by the API. Each change also saves the browser's time zone for their schedule. */
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
