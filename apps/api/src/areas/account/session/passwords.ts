import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

// OWASP's first recommendation for argon2id, the default algorithm of this library.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashes a password for storage. @see GAP-042 */
export const hashPassword = (password: string): Promise<string> => hash(password, COST);

let nobodys: Promise<string> | undefined;

/**
 * True if a password matches its hash.
 *
 * @param kept Null if there is no such account: takes the same time, so that the time discloses nothing.
 */
export async function isPassword(kept: string | null, password: string): Promise<boolean> {
  if (kept !== null) return verify(kept, password);
  nobodys ??= hashPassword(randomBytes(16).toString('hex'));
  await verify(await nobodys, password);
  return false;
}
