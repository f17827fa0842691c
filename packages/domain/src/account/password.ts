import { codePointLength } from '../text/code-points';

/** The shortest password, in characters, wherever one is set. @see DIFF-011 */
const PASSWORD_MIN_LENGTH = 8;

/** The longest, so that hashing one stays cheap. */
export const PASSWORD_MAX_LENGTH = 1024;

/** True if a password has as many characters as it must; spaces count. */
export function isPasswordLongEnough(password: string): boolean {
  return codePointLength(password) >= PASSWORD_MIN_LENGTH;
}

/** What a password may not be made of, whoever sets it: the site's own name, which is tried first. */
const SITE_WORDS = ['millrace'] as const;

/** Shorter parts of addresses stand in many words by chance. */
const WORD_MIN_LENGTH = 4;

/**
 * Whether a password is little more than the name of the site or of an address of whoever sets it: what is left
 * without them is too short for a password.
 *
 * @param emails The addresses of whoever sets it.
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
  // The longest first: an address before its parts.
  const left = [...SITE_WORDS, ...words]
    .sort((a, b) => b.length - a.length)
    .reduce((rest, word) => rest.replaceAll(word, ''), typed);
  return left !== typed && !isPasswordLongEnough(left);
}
