import type { PushDevice } from '@millrace/api-client';

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
export const ownBrowser: PushBrowser = {
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
