import { isApiError, meQueries, type PushDevice, pushMutations } from '@millrace/api-client';
import { useApiClient } from '@millrace/design-system/connected';
import { useMessages } from '@millrace/ui/messages';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { PushSettings, type PushSettingsProps } from './PushSettings';

export interface PushSettingsContainerProps {
  /** Number of the section on its page. Default: none. */
  number?: number | undefined;
  /** Default: the current browser. */
  browser?: PushBrowser;
}

/** Connects the push notifications of this device to the API and the browser. */
export function PushSettingsContainer({ number, browser = ownBrowser }: PushSettingsContainerProps) {
  const client = useApiClient();
  const messages = useMessages();
  const { data, isError, isFetching, refetch } = useQuery(meQueries(client).push());
  const setting = useMutation(pushMutations(client).set());
  const ending = useMutation(pushMutations(client).end());
  // The server does not know the browser's capabilities, so the state is read after hydration.
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

/** Path at which an application serves the service worker that shows notifications. */
export const PUSH_WORKER = '/sw.js';

/** Push API of the browser. */
export interface PushBrowser {
  /** True if push notifications are supported. */
  isAble(): boolean;
  /** Returns the permission: the browser prompts once; a refusal can only be undone in its settings. */
  permission(): NotificationPermission;
  /** Prompts for the permission and subscribes. @returns The subscription; null if the user refused. */
  subscribe(publicKey: string): Promise<PushDevice | null>;
  /** Cancels the subscription. */
  unsubscribe(): Promise<void>;
}

/** The current browser. */
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
    // A subscription for another key is unusable.
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
