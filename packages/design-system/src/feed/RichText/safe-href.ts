import { RICH_TEXT } from '@millrace/domain';

const SCHEMES = new Set(RICH_TEXT.schemes.map((scheme) => `${scheme}:`));

/**
 * The address if it is a whole one that leads to the web or to a mailbox, as the browser will read it; nothing
 * otherwise. Not relative ones: what somebody wrote elsewhere does not know where it will stand.
 */
export function safeHref(href: string): string | undefined {
  try {
    const url = new URL(href);
    return SCHEMES.has(url.protocol) ? url.href : undefined;
  } catch {
    return undefined;
  }
}
