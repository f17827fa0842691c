import { findAddresses } from '@millrace/domain';

/** A link preview made from the URL alone: no request is sent that could track readers of the post. */
export interface LinkPreview {
  href: string;
  /** Host name without `www.`. */
  host: string;
  /** Last path segment in words; empty without a path. */
  title: string;
}

/** Finds the first web address in a text and derives a title from it; null without one. */
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

/** Returns the last path segment that reads as words, such as `draw-tower-report.html`; ids are skipped. */
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
