import { createHash, randomInt } from 'node:crypto';
import { hashPassword, isPassword } from '../session';

const CODES = 10;
const GROUPS = 3;
const GROUP_LENGTH = 5;
// Without characters that are easily confused.
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

const letter = (): string => ALPHABET[randomInt(ALPHABET.length)] ?? '';
const group = (): string => Array.from({ length: GROUP_LENGTH }, letter).join('');

/** Generates recovery codes of 74 random bits each, such as `k7m2p-x9w4t-b3n8q`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: CODES }, () => Array.from({ length: GROUPS }, group).join('-'));

/** Normalizes a typed code. */
const plain = (code: string): string => code.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Hashes a recovery code like a password, because it is short enough to be guessed with a fast hash. */
export const hashRecoveryCode = (code: string): Promise<string> => hashPassword(plain(code));

/** Hash format of an older version. */
const formerHash = (code: string): string => createHash('sha256').update(plain(code)).digest('base64url');

/** Finds the hash that matches a code. @param hashes The member's stored codes. @returns Null if none matches. */
export async function findRecoveryCode(code: string, hashes: readonly string[]): Promise<string | null> {
  const typed = plain(code);
  if (typed === '') return null;
  const former = formerHash(code);
  if (hashes.includes(former)) return former;
  for (const hash of hashes) {
    if (hash.startsWith('$') && (await isPassword(hash, typed))) return hash;
  }
  return null;
}
