import { createECDH } from 'node:crypto';
import type { Config } from '../../../platform/config';
import type { Context } from '../../../platform/context';
import type { Database } from '../../../platform/db/database';
import type { NotificationType } from '../../../platform/db/schema';
import { sharedSecret } from '../../../platform/db/secrets';
import { NonRetryableJobError, type PushJob } from '../../../platform/jobs';
import { textIn } from '../../../platform/messages/text';
import { notificationPath, notificationText } from '../notification-templates';
import { deleteDead, findSubscription } from './push.repository';

/** Payload of a push message. */
type PushedNotification = Parameters<typeof notificationPath>[0] & {
  id: string;
  type: NotificationType;
  actorName: string | null;
  actorCount: number;
  createdAt: Date;
};

/** Time to live of a push message for a device that is offline, in seconds. */
const KEPT_SECONDS = 24 * 60 * 60;

/** Timeout of calls to push services, in milliseconds. */
const PATIENCE_MS = 15_000;

/** Status codes for an expired subscription. @see https://www.rfc-editor.org/rfc/rfc8030#section-7.3 */
const GONE: readonly number[] = [404, 410];

/**
 * Pushes a notification to a device, unless it was read or may no longer be seen. A repeated message replaces the
 * first on the device. Deletes an expired subscription.
 *
 * @param read Reads notifications by ID, as far as their recipients may see them.
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
  const text = textIn(device.language ?? 'en');
  const actor = row.actorName ?? text('mail.someMember');
  const payload = {
    id: row.id,
    title: text('push.title'),
    body: notificationText(text, row, { actor, others: row.actorCount - 1 }),
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
  // A rejected message would be rejected again, so it is not retried.
  throw reply.status === 429 || reply.status >= 500 ? new Error(said) : new NonRetryableJobError(said);
}

/** VAPID key that identifies us to push services, in base64url. @see https://www.rfc-editor.org/rfc/rfc8292 */
interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/** Returns the configured key, otherwise one that the first process generated and stored in the database. */
export async function vapidKeys(db: Database, config: Pick<Config, 'vapidPrivateKey'>): Promise<VapidKeys> {
  const secret = config.vapidPrivateKey
    ? Buffer.from(config.vapidPrivateKey, 'base64url')
    : await sharedSecret(db, 'vapid');
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(secret);
  return { publicKey: curve.getPublicKey('base64url'), privateKey: secret.toString('base64url') };
}

/**
 * Push services of browsers. Clients choose the endpoint URL, so without this allowlist we would be open to
 * server-side request forgery.
 */
const SERVICES = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
] as const;

/** True if a URL is that of a browser's push service. @param also Additional allowed origins. */
export function isPushEndpoint(endpoint: string, also: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { origin, protocol, hostname, port, username } = new URL(endpoint);
  if (also.includes(origin)) return true;
  const isKnown = SERVICES.some((service) => hostname === service || hostname.endsWith(`.${service}`));
  return protocol === 'https:' && port === '' && username === '' && isKnown;
}
