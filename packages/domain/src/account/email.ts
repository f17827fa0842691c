/** The longest address that mail systems accept, in characters (RFC 5321). */
export const EMAIL_MAX_LENGTH = 254;

/**
 * Matches an email address: atoms joined by dots, an @, and a domain of labels whose last has two letters
 * or more, in any script. Runs in linear time.
 *
 * @see INQ-007, GAP-075 (endings longer than four letters are accepted)
 */
const EMAIL_PATTERN =
  /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+(?:\p{L}[\p{L}\p{M}]+|xn--[a-z0-9-]*[a-z0-9])$/iu;

/** True if a text is an email address, ignoring surrounding space. */
export function isEmail(text: string): boolean {
  const address = text.trim();
  return address.length <= EMAIL_MAX_LENGTH && EMAIL_PATTERN.test(address);
}

/** Normalizes an address for storage and comparison: trimmed, in lower case. */
export function normalizeEmail(text: string): string {
  return text.trim().toLowerCase();
}
