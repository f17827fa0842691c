import { withoutInvisible } from '../text/normalize-text';

/** An address in a text: its range and its URL. */
export interface FoundAddress {
  start: number;
  end: number;
  href: string;
}

const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,62})`;
const HOST = String.raw`${LABEL}(?:\.${LABEL})*`;
/** Character of a path: no white space, no URL delimiter, no CJK punctuation, which is not followed by a space. */
const PATH = String.raw`[^\s<>"“”„«»｜。，、！？；：（）「」『』【】《》]`;
const MAILBOX_SIGN = String.raw`[\w.!#$%&'*+/=?^{|}~-]`;

/**
 * Matches explicit addresses only: "rev.no" and "README.md" are words. Email addresses are recognized by their @.
 * Lookbehinds anchor each alternative at a boundary, so that matching takes linear time.
 */
const ADDRESS = new RegExp(
  String.raw`(?<![A-Za-z0-9_])https?://(?:[\w.~%!$&*+=:-]{1,128}@)?${HOST}(?::\d{1,5})?(?:[/?#]${PATH}*)?` +
    String.raw`|(?<!${MAILBOX_SIGN})(?:mailto:)?${MAILBOX_SIGN}{1,64}@${LABEL}(?:\.${LABEL})+`,
  'giu',
);

const PAIRS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** Finds web and email addresses in a text. */
export function findAddresses(text: string): FoundAddress[] {
  return [...text.matchAll(ADDRESS)].map(({ 0: match, index }) => {
    const written = match.slice(0, addressLength(match));
    const isMailbox = !/^(?:https?:|mailto:)/i.test(written);
    const address = withoutInvisible(written);
    return { start: index, end: index + written.length, href: isMailbox ? `mailto:${address}` : address };
  });
}

/** Returns the length without trailing punctuation and unbalanced closing brackets. */
function addressLength(match: string): number {
  let end = match.length;
  for (; end > 0; end -= 1) {
    const last = match[end - 1] ?? '';
    const opening = PAIRS[last];
    const isUnpaired = opening !== undefined && count(match, last, end) > count(match, opening, end);
    if (!isUnpaired && !/[.,;:!?'*_~-]/.test(last)) break;
  }
  return end;
}

function count(text: string, sign: string, end: number): number {
  let found = 0;
  for (let at = 0; at < end; at += 1) if (text[at] === sign) found += 1;
  return found;
}
