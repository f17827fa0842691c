import { createHash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** Prefix by which people and secret scanners recognize our tokens. */
const PREFIX = 'mlr_pat_';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** 214 bits of entropy, too many to be guessed. */
const RANDOM_LENGTH = 36;

const CHECKSUM_LENGTH = 6;

const FORM = new RegExp(`^${PREFIX}([0-9A-Za-z]{${RANDOM_LENGTH}})([0-9A-Za-z]{${CHECKSUM_LENGTH}})$`);

/** Generates a token's secret: prefix, random alphanumeric characters, checksum. */
export function newSecret(): string {
  const random = Array.from({ length: RANDOM_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${PREFIX}${random}${checksumOf(random)}`;
}

/** True if a text has the format of our secrets. Mistyped and truncated ones are rejected without a query. */
export function isSecret(text: string): boolean {
  const [, random, checksum] = FORM.exec(text) ?? [];
  return random !== undefined && checksum === checksumOf(random);
}

/**
 * Hashes a secret for storage. SHA-256 suffices: slow hashes such as argon2id protect guessable passwords, while 214
 * random bits cannot be brute-forced, and each API call would pay for the slowness.
 *
 * Hashing also protects the index look-up against timing attacks, because nobody can choose secrets whose
 * hashes approach a stored one.
 */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** CRC-32 in base 62, padded with zeros. */
function checksumOf(text: string): string {
  let rest = crc32(text);
  let digits = '';
  for (let place = 0; place < CHECKSUM_LENGTH; place += 1) {
    digits = ALPHABET.charAt(rest % ALPHABET.length) + digits;
    rest = Math.floor(rest / ALPHABET.length);
  }
  return digits;
}
