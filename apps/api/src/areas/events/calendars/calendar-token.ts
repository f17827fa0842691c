import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '../../../platform/db/database';
import { sharedSecret } from '../../../platform/db/secrets';

/** Name of the signing key; renaming it would invalidate all links. */
const KEY = 'calendar-link';

const ID_LENGTH = 36;

/** Returns the signing key. Call it before a transaction, because it uses a connection of its own. */
export const calendarKey = (db: Database): Promise<Buffer> => sharedSecret(db, KEY);

/** Returns the secret of a calendar's link: its ID with an HMAC. Deterministic. */
export const calendarToken = (key: Buffer, id: string): string => id + signature(key, id);

/** Verifies a link's secret and returns the calendar's ID, which may be deleted. @returns Null if invalid. */
export function idOfToken(key: Buffer, token: string): string | null {
  const id = token.slice(0, ID_LENGTH);
  const expected = Buffer.from(signature(key, id));
  const sent = Buffer.from(token.slice(ID_LENGTH));
  return sent.length === expected.length && timingSafeEqual(sent, expected) ? id : null;
}

const signature = (key: Buffer, id: string): string => createHmac('sha256', key).update(id).digest('hex');
