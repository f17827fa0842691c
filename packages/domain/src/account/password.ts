import { codePointLength } from '../text/code-points';

/** Minimum length of a password in characters. @see DIFF-011 */
const PASSWORD_MIN_LENGTH = 8;

/** Maximum length, which bounds the cost of hashing. */
export const PASSWORD_MAX_LENGTH = 1024;

/** True if a password's length is within the limits; spaces count. */
export function isPasswordLongEnough(password: string): boolean {
  return codePointLength(password) >= PASSWORD_MIN_LENGTH;
}

/** Words that a password must not consist of: the site's name, checked first. */
const SITE_WORDS = ['millrace'] as const;

/** Shorter parts of addresses occur in many words by chance. */
const WORD_MIN_LENGTH = 4;

/**
 * True if a password is little more than the site's name or one of its owner's addresses: the rest is too short for a
 * password.
 *
 * @param emails The owner's addresses.
 * @see https://pages.nist.gov/800-63-4/sp800-63b.html#passwordver
 */
export function isPasswordOfNames(password: string, emails: readonly string[]): boolean {
  const words = emails
    .flatMap((email) => [
      email,
      ...email.split('@').map((part) => part.split('.')[0] ?? ''),
      email.split('@')[0] ?? '',
    ])
    .map((word) => word.toLowerCase())
    .filter((word) => codePointLength(word) >= WORD_MIN_LENGTH);
  const typed = password.toLowerCase();
  // Longest first: an address before its parts.
  const left = [...SITE_WORDS, ...words]
    .sort((a, b) => b.length - a.length)
    .reduce((rest, word) => rest.replaceAll(word, ''), typed);
  return left !== typed && !isPasswordLongEnough(left);
}
