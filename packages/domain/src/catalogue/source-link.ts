import { withoutInvisible } from '../text/normalize-text';

/** Maximum length of a source's address in characters. */
export const SOURCE_LINK_MAX = 2000;

/** Maximum length of the reason for a verdict on a link, in characters. */
export const VERDICT_REASON_MAX = 1000;

/**
 * Normalizes a source's address: adds `https://` unless it has a scheme of the web.
 *
 * @returns Null for an address that is not on the web: no host, another scheme, or credentials.
 */
export function sourceLink(typed: string): string | null {
  const trimmed = withoutInvisible(typed).trim();
  const address = /^[a-z][a-z\d+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`;
  return address.length <= SOURCE_LINK_MAX && WEB_ADDRESS.test(address) ? address : null;
}

/** Matches a web URL: scheme, host with a dot, optional port and path. */
const WEB_ADDRESS =
  /^https?:\/\/(?:[^\s/?#@:[\]\\.]+\.)+[^\s/?#@:[\]\\.]{2,}\.?(?::\d{1,5})?(?:[/?#][^\s\\]*)?$/i;
