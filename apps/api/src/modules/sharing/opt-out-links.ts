import { SITE_PATHS } from '@millrace/domain';
import type { Database } from '../../db/database';
import { sharedSecret } from '../../db/secrets';
import { seal, unseal } from '../../http/seal';

/** The name of the key; another would end every link that was ever mailed. */
const KEY = 'email-opt-out';

/** The path on the web host where an address is taken out. It holds the address sealed, and is good for ever. */
export async function optOutPath(db: Database, email: string): Promise<string> {
  return `${SITE_PATHS.unsubscribe}?token=${seal(await sharedSecret(db, KEY), email)}`;
}

/** The address of a link. @returns Null where the link is none of ours. */
export async function emailOfLink(db: Database, token: string): Promise<string | null> {
  return unseal(await sharedSecret(db, KEY), token);
}
