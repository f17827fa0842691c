import { isApiError, meQueries, pushMutations } from '@millrace/api-client';
import { useApiClient } from '@millrace/design-system/connected';
import { useMessages } from '@millrace/ui/messages';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { PushSettings, type PushSettingsProps } from './PushSettings';
import { ownBrowser, type PushBrowser } from './push-browser';

export interface PushSettingsContainerProps {
  /** Place of the section on the page. Default 1. */
  number?: number;
  /** Default: the one that the page is in. */
  browser?: PushBrowser;
}

/** Whether this device shows what one is told, over the API and the browser. */
export function PushSettingsContainer({ number = 1, browser = ownBrowser }: PushSettingsContainerProps) {
  const client = useApiClient();
  const messages = useMessages();
  const { data, isError, isFetching, refetch } = useQuery(meQueries(client).push());
  const setting = useMutation(pushMutations(client).set());
  const ending = useMutation(pushMutations(client).end());
  // What the browser is like is known to no server.
  const [permission, setPermission] = useState<NotificationPermission | 'unable' | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => setPermission(browser.isAble() ? browser.permission() : 'unable'), [browser]);

  const change = async (isOn: boolean) => {
    if (!data) return;
    setBusy(true);
    setFailure(null);
    try {
      const device = isOn ? await browser.subscribe(data.public_key) : null;
      if (device) await setting.mutateAsync(device);
      if (!isOn) {
        await ending.mutateAsync();
        await browser.unsubscribe();
      }
    } catch (error) {
      setFailure((isApiError(error) && error.text) || messages.format('push.failedHint'));
    }
    setPermission(browser.permission());
    setBusy(false);
  };
  return (
    <PushSettings
      status={pushStatus(permission, data, isError)}
      number={number}
      isBusy={isBusy || isFetching}
      failure={failure}
      onChange={(isOn) => void change(isOn)}
      onRetry={() => void refetch()}
    />
  );
}

function pushStatus(
  permission: NotificationPermission | 'unable' | null,
  data: { subscribed: boolean } | undefined,
  isError: boolean,
): PushSettingsProps['status'] {
  if (permission === 'unable' || permission === 'denied') return permission;
  if (permission === null || (!data && !isError)) return 'loading';
  if (!data) return 'failed';
  return data.subscribed && permission === 'granted' ? 'on' : 'off';
}
