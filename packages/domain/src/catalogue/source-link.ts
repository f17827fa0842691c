/** Longest address of a source, in characters. */
export const SOURCE_LINK_MAX = 2000;

/** Longest reason of a verdict on a link, in characters. */
export const VERDICT_REASON_MAX = 1000;

/**
 * The address of a source as it is kept: what was typed, with `https://` before it unless it begins so already.
 *
 * @returns Null when it leads nowhere on the web: no host, another scheme, or a name and password in it.
 */
export function sourceLink(typed: string): string | null {
  const trimmed = typed.trim();
  const address = /^[a-z][a-z\d+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`;
  return address.length <= SOURCE_LINK_MAX && WEB_ADDRESS.test(address) ? address : null;
}

/** A scheme of the web, a host of at least two names, perhaps a port, and a place there. */
const WEB_ADDRESS =
  /^https?:\/\/(?:[^\s/?#@:[\]\\.]+\.)+[^\s/?#@:[\]\\.]{2,}\.?(?::\d{1,5})?(?:[/?#][^\s\\]*)?$/i;
