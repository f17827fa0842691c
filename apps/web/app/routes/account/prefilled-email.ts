/**
 * What the e-mail of the sign-up is filled with: the text after `email=`, else after the first equals sign. A plus
 * stays one, as no address holds a space.
 *
 * @param search As in an address, with or without its question mark.
 * @see PAGE-008
 */
export function prefilledEmail(search: string): string {
  const pairs = search.replace(/^\?/, '').split('&');
  const pair = pairs.find((text) => text.startsWith('email=')) ?? pairs.find((text) => text.includes('='));
  const text = pair?.slice(pair.indexOf('=') + 1) ?? '';
  try {
    return decodeURIComponent(text).trim();
  } catch {
    return text.trim();
  }
}

/** Returns the email that the page before handed on in the navigation's state; undefined without one. @see ACC-032 */
export function carriedEmail(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('email' in state)) return undefined;
  return typeof state.email === 'string' ? state.email : undefined;
}
