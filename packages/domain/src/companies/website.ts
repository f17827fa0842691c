/**
 * Address behind "View official site": what was typed, with `http://` before it unless it has a scheme of the
 * web already. Never leads to a script, as any other scheme becomes part of a host name.
 *
 * @returns `null` when nothing was typed.
 * @see COMP-004
 */
export function websiteHref(website: string | null | undefined): string | null {
  const typed = (website ?? '').trim();
  if (typed === '') return null;
  return /^(?:https?:)?\/\//i.test(typed) ? typed : `http://${typed}`;
}

/**
 * Whether a text may be kept as the address of a website: one of http or https, or one without a scheme. Clients of
 * the API make links of it, so that it never names a scheme that does something else.
 */
export function isWebsite(typed: string): boolean {
  const [host = ''] = typed.trim().split(/[/?#]/, 1);
  if (/^https?:$/i.test(host)) return /^https?:\/\/[^/?#\s]/i.test(typed.trim());
  // Before a place, a colon ends a scheme unless a port of a host follows.
  return !host.includes(':') || /^(?:[^:@]+\.[^:@]+|\[[\da-f:.]+\]):\d{1,5}$/i.test(host);
}
