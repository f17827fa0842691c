import { createECDH } from 'node:crypto';
import type { Config } from '../../../platform/config';
import type { Database } from '../../../platform/db/database';
import { sharedSecret } from '../../../platform/db/secrets';

/** By what push services know us; in base64url. @see https://www.rfc-editor.org/rfc/rfc8292 */
export interface VapidKeys {
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
