import { findAddresses } from './find-addresses';

/** A link as its address says it: nothing is fetched, and nobody learns who has read the post. */
export interface LinkPreview {
  href: string;
  /** Without `www.`. */
  host: string;
  /** The last part of the path in words; empty where the address has none. */
  title: string;
}

/** Finds the first address of the web in a text and reads a title off it, or null. */
export function findLinkPreview(text: string): LinkPreview | null {
  for (const { href } of findAddresses(text)) {
    const preview = readAddress(href);
    if (preview) return preview;
  }
  return null;
}

function readAddress(href: string): LinkPreview | null {
  if (!/^https?:/i.test(href) || !URL.canParse(href)) return null;
  const { hostname, pathname } = new URL(href);
  return { href, host: hostname.replace(/^www\./, ''), title: readTitle(pathname) };
}

/** Returns the last part of a path that reads as words, such as `draw-tower-report.html`; ids are no title. */
function readTitle(pathname: string): string {
  for (const part of pathname.split('/').toReversed()) {
    const words = decode(part)
      .replace(/\.(html?|php|aspx?|pdf)$/i, '')
      .replace(/[-_+]+/g, ' ')
      .trim();
    if (/\p{L}{3}/u.test(words) && !/^[0-9a-f ]{16,}$/i.test(words)) {
      return words.charAt(0).toLocaleUpperCase('en') + words.slice(1);
    }
  }
  return '';
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
