import { SITE_PATHS } from '@millrace/domain';
import type { Database, Transaction } from '../db/database';
import { sharedSecret } from '../db/secrets';
import { decrypt, encrypt } from '../http/encrypt';

/** The name of the key; another would end every link that was ever mailed. */
const KEY = 'email-opt-out';

/** Stands before the id of a member; no address begins so. */
const ALERTS = 'alerts:';

/** What a link stops: mails that members have sent to an address, or the alerts of an account. */
export type OptOut = { kind: 'members'; email: string } | { kind: 'alerts'; userId: string };

/** The path on the web host where mails are stopped. It holds for whom, sealed, and is good for ever. */
export async function optOutPath(db: Database | Transaction, what: OptOut): Promise<string> {
  const held = what.kind === 'alerts' ? `${ALERTS}${what.userId}` : what.email;
  return `${SITE_PATHS.unsubscribe}?token=${encrypt(await sharedSecret(db, KEY), held)}`;
}

/** What a link stops. @returns Null where the link is none of ours. */
export async function readOptOutLink(db: Database, token: string): Promise<OptOut | null> {
  const held = decrypt(await sharedSecret(db, KEY), token);
  if (held === null) return null;
  return held.startsWith(ALERTS)
    ? { kind: 'alerts', userId: held.slice(ALERTS.length) }
    : { kind: 'members', email: held };
}
