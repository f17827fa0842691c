import { normalizeWidth, withoutInvisible } from '../text/normalize-text';
import { decodePunycode } from './punycode';

/** The longest address that mail systems accept, in characters (RFC 5321). */
export const EMAIL_MAX_LENGTH = 254;

/**
 * Matches an email address: atoms joined by dots, an @, and a domain of labels whose last has two letters
 * or more, in any script; combining marks and joiners follow a letter. Runs in linear time.
 *
 * @see INQ-007, GAP-075 (endings longer than four letters are accepted)
 * @see https://www.rfc-editor.org/rfc/rfc6531
 */
const ATOM = String.raw`[\p{L}\p{N}!#$%&'*+/=?^_\x60{|}~-][\p{L}\p{M}\p{N}\u200c\u200d!#$%&'*+/=?^_\x60{|}~-]*`;
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}\u200c\u200d-]*[\p{L}\p{M}\p{N}])?`;
const EMAIL_PATTERN = new RegExp(
  String.raw`^${ATOM}(?:\.${ATOM})*@(?:${LABEL}\.)+(?:\p{L}[\p{L}\p{M}\u200c\u200d]*[\p{L}\p{M}]|xn--[a-z0-9-]*[a-z0-9])$`,
  'iu',
);

/** True if a text is an email address, ignoring surrounding space and what is never seen. */
export function isEmail(text: string): boolean {
  const address = writtenEmail(text);
  return address.length <= EMAIL_MAX_LENGTH && EMAIL_PATTERN.test(address);
}

/**
 * Normalizes an address for storage and comparison: as `writtenEmail`, in lower case, and with its domain in readable
 * letters (`xn--bcher-kva.example` becomes `bücher.example`), so that both spellings of a domain are one.
 */
export function normalizeEmail(text: string): string {
  const address = writtenEmail(text).toLowerCase();
  const at = address.lastIndexOf('@');
  if (!address.includes('xn--', at + 1)) return address;
  return `${address.slice(0, at + 1)}${address
    .slice(at + 1)
    .split('.')
    .map(readableLabel)
    .join('.')}`;
}

/** Returns an address as typed, without the marks that copying adds, and in letters of usual width. */
export function writtenEmail(text: string): string {
  if (PLAIN.test(text)) return text;
  return withoutInvisible(normalizeWidth(text)).normalize('NFC').trim();
}

/** Visible ASCII. */
const PLAIN = /^[!-~]*$/;

// A label that is no Punycode, or of which not all could be read, stays as it is.
function readableLabel(label: string): string {
  if (!label.startsWith('xn--')) return label;
  const decoded = decodePunycode(label.slice(4));
  return decoded !== null && READABLE.test(decoded) ? decoded : label;
}

const READABLE = /^(?=.*\P{ASCII})[\u200d\u200c\p{L}\p{M}\p{N}-]+$/u;
