import { createECDH } from 'node:crypto';
import type { Config } from '../../../platform/config';
import type { Context } from '../../../platform/context';
import type { Database } from '../../../platform/db/database';
import type { NotificationType } from '../../../platform/db/schema';
import { sharedSecret } from '../../../platform/db/secrets';
import { NonRetryableJobError, type PushJob } from '../../../platform/jobs';
import { text } from '../../../platform/messages/text';
import { notificationPath, notificationText } from '../notification-templates';
import { deleteDead, findSubscription } from './push.repository';

/** A notification as a device needs it. */
type PushedNotification = Parameters<typeof notificationPath>[0] & {
  id: string;
  type: NotificationType;
  actorName: string | null;
  actorCount: number;
  createdAt: Date;
};

/** How long a push service keeps a message for a device that is off, in seconds. */
const KEPT_SECONDS = 24 * 60 * 60;

/** How long a push service may take to answer, in milliseconds. */
const PATIENCE_MS = 15_000;

/** A device that is no more. @see https://www.rfc-editor.org/rfc/rfc8030#section-7.3 */
const GONE: readonly number[] = [404, 410];

/**
 * Has a device show a notification, unless its member has read it by then or may not see it any more. Shown twice, the
 * second takes the place of the first. A device that is gone is forgotten.
 *
 * @param read Notifications by their ids, as far as their receivers may see them.
 */
export async function sendPush(
  { db, config }: Pick<Context, 'db' | 'config'>,
  { subscriptionId, notificationId }: PushJob,
  read: (context: Pick<Context, 'db'>, ids: readonly string[]) => Promise<Map<string, PushedNotification[]>>,
): Promise<void> {
  const device = await findSubscription(db, subscriptionId);
  if (!device) return;
  const [row] = (await read({ db }, [notificationId])).get(device.userId) ?? [];
  if (!row || (device.lastRead !== null && row.createdAt <= device.lastRead)) return;
  const actor = row.actorName ?? text('mail.someMember');
  const payload = {
    id: row.id,
    title: text('push.title'),
    body: notificationText(row.type, row, { actor, others: row.actorCount - 1 }),
    path: notificationPath(row),
  };
  const { default: webPush } = await import('web-push');
  const { endpoint, p256dh, auth } = device;
  const request = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(payload),
    {
      TTL: KEPT_SECONDS,
      vapidDetails: { subject: `mailto:${config.salesEmail}`, ...(await vapidKeys(db, config)) },
    },
  );
  const reply = await fetch(request.endpoint, {
    method: request.method,
    headers: Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)]),
    body: new Uint8Array(request.body),
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  await reply.body?.cancel();
  if (reply.ok) return;
  if (GONE.includes(reply.status)) return deleteDead(db, subscriptionId);
  const said = `The push service answered ${reply.status}.`;
  // What it takes for wrong it takes for wrong again.
  throw reply.status === 429 || reply.status >= 500 ? new Error(said) : new NonRetryableJobError(said);
}

/** By what push services know us; in base64url. @see https://www.rfc-editor.org/rfc/rfc8292 */
interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/** The keys of the configuration; else those that the first process made, which lie with the data. */
export async function vapidKeys(db: Database, config: Pick<Config, 'vapidPrivateKey'>): Promise<VapidKeys> {
  const secret = config.vapidPrivateKey
    ? Buffer.from(config.vapidPrivateKey, 'base64url')
    : await sharedSecret(db, 'vapid');
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(secret);
  return { publicKey: curve.getPublicKey('base64url'), privateKey: secret.toString('base64url') };
}

/**
 * The push services of browsers. We send to what a page names, so that anything else would have us ask hosts that are
 * none of anybody's business.
 */
const SERVICES = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
] as const;

/** Whether an address is that of a browser's push service. @param also Origins that are taken besides. */
export function isPushEndpoint(endpoint: string, also: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { origin, protocol, hostname, port, username } = new URL(endpoint);
  if (also.includes(origin)) return true;
  const isKnown = SERVICES.some((service) => hostname === service || hostname.endsWith(`.${service}`));
  return protocol === 'https:' && port === '' && username === '' && isKnown;
}
