import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '../../../platform/db/database';
import { sharedSecret } from '../../../platform/db/secrets';

/** The name of the key; another would end every link. */
const KEY = 'calendar-link';

const ID_LENGTH = 36;

/** What links are signed with. Ask for it before a transaction begins, which it is not read in. */
export const calendarKey = (db: Database): Promise<Buffer> => sharedSecret(db, KEY);

/** What a calendar's link is secret by: its id, and what only this server makes of that. It is the same each time. */
export const calendarToken = (key: Buffer, id: string): string => id + signature(key, id);

/** The id of a link's calendar, which may have ended. @returns Null where the link is none of ours. */
export function idOfToken(key: Buffer, token: string): string | null {
  const id = token.slice(0, ID_LENGTH);
  const expected = Buffer.from(signature(key, id));
  const sent = Buffer.from(token.slice(ID_LENGTH));
  return sent.length === expected.length && timingSafeEqual(sent, expected) ? id : null;
}

const signature = (key: Buffer, id: string): string => createHmac('sha256', key).update(id).digest('hex');
