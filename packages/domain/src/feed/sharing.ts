import { isEmail, normalizeEmail } from '../account/email';

/** What members share. */
export const SHARED_KINDS = ['post', 'product', 'company', 'user'] as const;

/** A kind of thing that members share. */
export type SharedKind = (typeof SHARED_KINDS)[number];

/** What members invite to follow. @see API-090, API-091 */
const INVITED_KINDS = ['product', 'company'] as const satisfies readonly SharedKind[];

/** A kind of thing that members invite to follow. */
export type InvitedKind = (typeof INVITED_KINDS)[number];

/** Addresses that one call shares with, at most. @see GAP-101 */
export const SHARE_ADDRESSES_MAX = 10;

/** Longest subject of what is shared by e-mail, in characters. */
export const SHARE_SUBJECT_MAX = 200;

/** What a list of addresses says. */
export interface AddressList {
  /** Each once, whatever its case, as it was first written. */
  addresses: string[];
  /** What is no address. */
  invalid: string[];
}

// People paste lists as mail programs write them: by semicolons, or one in a line.
const SEPARATORS = /[,;\n]/u;

/** Reads addresses by commas. @see FEED-052, FEED-055 */
export function readAddresses(list: string): AddressList {
  const named = new Map<string, string>();
  for (const part of list.split(SEPARATORS)) {
    const address = part.trim();
    const key = normalizeEmail(address);
    if (address !== '' && !named.has(key)) named.set(key, address);
  }
  const all = [...named.values()];
  return { addresses: all.filter(isEmail), invalid: all.filter((one) => !isEmail(one)) };
}
