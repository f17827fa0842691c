import { createHash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** By it people and secret scanners know a token of ours, wherever it turns up. */
const PREFIX = 'mlr_pat_';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** 214 bits: nobody guesses one, however fast they try. */
const RANDOM_LENGTH = 36;

const CHECKSUM_LENGTH = 6;

const FORM = new RegExp(`^${PREFIX}([0-9A-Za-z]{${RANDOM_LENGTH}})([0-9A-Za-z]{${CHECKSUM_LENGTH}})$`);

/** Makes the secret of a token: the prefix, random letters and digits, and their checksum. */
export function newSecret(): string {
  const random = Array.from({ length: RANDOM_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${PREFIX}${random}${checksumOf(random)}`;
}

/** Whether a text can be a secret of ours: one that was mistyped or cut short is refused without a query. */
export function isSecret(text: string): boolean {
  const [, random, checksum] = FORM.exec(text) ?? [];
  return random !== undefined && checksum === checksumOf(random);
}

/**
 * Hashes a secret, as it is kept. One round of SHA-256 is right here, and argon2id would be wrong: a slow hash is for
 * what people choose and others can guess. Of 214 random bits no hash can be turned back by trying, and each call of a
 * program would pay for the slowness.
 *
 * It also makes the look-up safe against timing: what is compared with the index is the hash, and nobody can choose
 * secrets whose hashes come nearer to a kept one.
 */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** CRC-32 in base 62, with zeros in front. */
function checksumOf(text: string): string {
  let rest = crc32(text);
  let digits = '';
  for (let place = 0; place < CHECKSUM_LENGTH; place += 1) {
    digits = ALPHABET.charAt(rest % ALPHABET.length) + digits;
    rest = Math.floor(rest / ALPHABET.length);
  }
  return digits;
}
