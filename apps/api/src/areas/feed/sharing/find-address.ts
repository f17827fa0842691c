import { parse } from 'tldts';

/** What is written together, without what stands around it. */
const WORD = /[^\s<>"'()[\]{},;|]+/g;

const SCHEME = /^(?:[a-z][a-z\d+.-]*:)?\/\//i;

/**
 * Finds a web address in a text, also one without its scheme: mail programs make links of both.
 *
 * @returns Null where there is none. An e-mail address is none.
 */
export function findAddress(text: string): string | null {
  for (const [written] of text.matchAll(WORD)) {
    const word = written.replace(/[.:!?…]+$/u, '');
    if (SCHEME.test(word) || /^www\./i.test(word)) return word;
    const { isIcann, isPrivate, domain } = parse(word, { allowPrivateDomains: true });
    if (!word.includes('@') && domain !== null && (isIcann || isPrivate)) return word;
  }
  return null;
}
