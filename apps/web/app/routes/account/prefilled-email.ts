/**
 * Returns the initial email of the sign-up form: the text after `email=`, else after the first equals sign. A plus is
 * kept, as email addresses contain no spaces.
 *
 * @param search Query string with or without its question mark.
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

/** Returns the email that the previous page passed in the navigation state; undefined without one. @see ACC-032 */
export function carriedEmail(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('email' in state)) return undefined;
  return typeof state.email === 'string' ? state.email : undefined;
}
