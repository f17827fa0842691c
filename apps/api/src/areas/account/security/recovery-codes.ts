import { createHash, randomInt } from 'node:crypto';
import { hashPassword, isPassword } from '../session';

const CODES = 10;
const GROUPS = 3;
const GROUP_LENGTH = 5;
// Without those that are taken for one another.
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

const letter = (): string => ALPHABET[randomInt(ALPHABET.length)] ?? '';
const group = (): string => Array.from({ length: GROUP_LENGTH }, letter).join('');

/** New recovery codes of 74 random bits each, such as `k7m2p-x9w4t-b3n8q`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: CODES }, () => Array.from({ length: GROUPS }, group).join('-'));

/** A code, however it is typed. */
const plain = (code: string): string => code.toLowerCase().replace(/[^a-z0-9]/g, '');

/** What is kept of a recovery code: as slow to guess as a password, as it is short enough to be guessed otherwise. */
export const hashRecoveryCode = (code: string): Promise<string> => hashPassword(plain(code));

/** Those of a version before were kept so. */
const formerHash = (code: string): string => createHash('sha256').update(plain(code)).digest('base64url');

/** Which of these a code is. @param hashes What is kept of a member's codes. @returns Null when it is none. */
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
