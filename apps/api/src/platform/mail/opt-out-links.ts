import { SITE_PATHS } from '@millrace/domain';
import type { Database, Transaction } from '../db/database';
import { sharedSecret } from '../db/secrets';
import { decrypt, encrypt } from '../http/encrypt';

/** Key name; another name would invalidate every mailed link. */
const KEY = 'email-opt-out';

/** Prefix of a member id; no address starts with it. */
const ALERTS = 'alerts:';

/** Target of an unsubscribe link: members' mails to an address, or the alerts of an account. */
export type OptOut = { kind: 'members'; email: string } | { kind: 'alerts'; userId: string };

/** Returns the path of an unsubscribe page. The target is encrypted; the link does not expire. */
export async function optOutPath(db: Database | Transaction, what: OptOut): Promise<string> {
  const held = what.kind === 'alerts' ? `${ALERTS}${what.userId}` : what.email;
  return `${SITE_PATHS.unsubscribe}?token=${encrypt(await sharedSecret(db, KEY), held)}`;
}

/** Decrypts the target of a link. @returns Null for an invalid link. */
export async function readOptOutLink(db: Database, token: string): Promise<OptOut | null> {
  const held = decrypt(await sharedSecret(db, KEY), token);
  if (held === null) return null;
  return held.startsWith(ALERTS)
    ? { kind: 'alerts', userId: held.slice(ALERTS.length) }
    : { kind: 'members', email: held };
}
