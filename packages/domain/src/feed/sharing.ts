import { isEmail, normalizeEmail, writtenEmail } from '../account/email';

/** Subjects that can be shared. */
export const SHARED_KINDS = ['post', 'product', 'company', 'user'] as const;

/** A kind of shareable subject. */
export type SharedKind = (typeof SHARED_KINDS)[number];

/** Subjects that members invite others to follow. @see API-090, API-091 */
const INVITED_KINDS = ['product', 'company'] as const satisfies readonly SharedKind[];

/** A kind of subject to follow. */
export type InvitedKind = (typeof INVITED_KINDS)[number];

/** Maximum number of recipients per call. @see GAP-101 */
export const SHARE_ADDRESSES_MAX = 10;

/** Maximum length of the subject of a shared mail in characters. */
export const SHARE_SUBJECT_MAX = 200;

/** Result of parsing a list of addresses. */
export interface AddressList {
  /** Valid addresses without duplicates (ignoring case), as first written. */
  addresses: string[];
  /** Invalid entries. */
  invalid: string[];
}

// Lists pasted from mail programs use semicolons or lines, and input methods write commas of their own.
const SEPARATORS = /[,;\n\r，、；،؛]/u;

/** Parses a comma-separated list of addresses. @see FEED-052, FEED-055 */
export function readAddresses(list: string): AddressList {
  const named = new Map<string, string>();
  for (const part of list.split(SEPARATORS)) {
    const address = writtenEmail(part);
    const key = normalizeEmail(address);
    if (address !== '' && !named.has(key)) named.set(key, address);
  }
  const all = [...named.values()];
  return { addresses: all.filter(isEmail), invalid: all.filter((one) => !isEmail(one)) };
}
