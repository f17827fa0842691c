import { isWebsite } from '@millrace/domain';
import { parse } from 'tldts';

/** Maximum length of a URL in the contract. */
export const URL_MAX = 2048;

/** Marks around an address that do not belong to it. */
const AROUND = /^[\s<>"'“”‘’«»([{]+|[\s<>"'“”‘’«»)\]},.;:!]+$/gu;

const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** Finds the addresses of websites in a text: with a scheme of the web, or a host whose ending exists. */
export function readWebsites(text: string): string[] {
  const pieces = text
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(/\b(https?):?\s*\/\/\s*/gi, '$1://')
    .split(/[\s|]+|[,;](?=\s|https?:|www\.|$)|(?<!^)(?=https?:\/\/)/i)
    .map((piece) => piece.replace(AROUND, ''));
  // What follows a broken address is the rest of it: https://exa mple.com
  if (pieces.some((piece) => piece.includes('://') && !isAddress(piece))) return [];
  return [...new Set(pieces.filter(isAddress))];
}

function isAddress(piece: string): boolean {
  if (piece === '' || piece.length > URL_MAX || piece.includes('@') || !isWebsite(piece)) return false;
  const address = /^https?:\/\//i.test(piece) ? piece : `http://${piece}`;
  if (!URL.canParse(address)) return false;
  const { hostname, isIcann, isPrivate, domain } = parse(address);
  // Reserved names are for examples and tests.
  const isReserved = /\.(?:example|test|localhost|invalid)$/.test(hostname ?? '');
  return domain !== null && (isIcann === true || isPrivate === true || isReserved);
}
