import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

// OWASP's first recommendation for argon2id, which is this library's default algorithm.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** What is kept of a password. @see GAP-042 */
export const hashPassword = (password: string): Promise<string> => hash(password, COST);

let nobodys: Promise<string> | undefined;

/**
 * Whether a password is the one that was kept.
 *
 * @param kept Null when there is no such account: takes as long all the same, so that the time tells nothing.
 */
export async function isPassword(kept: string | null, password: string): Promise<boolean> {
  if (kept !== null) return verify(kept, password);
  nobodys ??= hashPassword(randomBytes(16).toString('hex'));
  await verify(await nobodys, password);
  return false;
}
