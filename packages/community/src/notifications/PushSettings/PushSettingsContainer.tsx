import { isApiError, meQueries, type PushDevice, pushMutations } from '@millrace/api-client';
import { useApiClient } from '@millrace/design-system/connected';
import { useMessages } from '@millrace/ui/messages';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { PushSettings, type PushSettingsProps } from './PushSettings';

export interface PushSettingsContainerProps {
  /** Place of the section on the page. Default: it bears none. */
  number?: number | undefined;
  /** Default: the one that the page is in. */
  browser?: PushBrowser;
}

/** Whether this device shows what one is told, over the API and the browser. */
export function PushSettingsContainer({ number, browser = ownBrowser }: PushSettingsContainerProps) {
  const client = useApiClient();
  const messages = useMessages();
  const { data, isError, isFetching, refetch } = useQuery(meQueries(client).push());
  const setting = useMutation(pushMutations(client).set());
  const ending = useMutation(pushMutations(client).end());
  // What the browser is like is known to no server.
  const [permission, setPermission] = useState<NotificationPermission | 'unable' | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => setPermission(browser.isAble() ? browser.permission() : 'unable'), [browser]);

  const change = async (isOn: boolean) => {
    if (!data) return;
    setBusy(true);
    setFailure(null);
    setSaved(false);
    try {
      const device = isOn ? await browser.subscribe(data.public_key) : null;
      if (device) await setting.mutateAsync(device);
      if (!isOn) {
        await ending.mutateAsync();
        await browser.unsubscribe();
      }
      setSaved(!isOn || device !== null);
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
      isSaved={isSaved}
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

/** Where an application serves the worker that shows notifications. */
export const PUSH_WORKER = '/sw.js';

/** What a browser does for notifications on its device. */
export interface PushBrowser {
  /** True if it can show notifications that come while no page is open. */
  isAble(): boolean;
  /** Whether it may: its user is asked once, and after a no only by the browser's own settings. */
  permission(): NotificationPermission;
  /** Asks its user. @returns What its push service answered; null where the user said no. */
  subscribe(publicKey: string): Promise<PushDevice | null>;
  /** Ends it. */
  unsubscribe(): Promise<void>;
}

/** The browser that the page is in. */
const ownBrowser: PushBrowser = {
  isAble: () =>
    typeof window !== 'undefined' &&
    'serviceWorker' in navigator &&
    'PushManager' in window &&
    'Notification' in window,
  permission: () => Notification.permission,
  async subscribe(publicKey) {
    if ((await Notification.requestPermission()) !== 'granted') return null;
    await navigator.serviceWorker.register(PUSH_WORKER);
    const { pushManager } = await navigator.serviceWorker.ready;
    // One that was made for another key is of no use.
    await (await pushManager.getSubscription())?.unsubscribe();
    const { endpoint, keys } = (
      await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
    ).toJSON();
    if (!endpoint || !keys?.p256dh || !keys.auth) throw new Error('The browser named no push service.');
    return { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } };
  },
  async unsubscribe() {
    const registration = await navigator.serviceWorker.getRegistration(PUSH_WORKER);
    await (await registration?.pushManager.getSubscription())?.unsubscribe();
  },
};
