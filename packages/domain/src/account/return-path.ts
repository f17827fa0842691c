/** Default target after a sign-in. @see GAP-036 */
export const DEFAULT_RETURN_PATH = '/networkFeed/global';

const MAX_LENGTH = 2000;

// Control characters: browsers drop some, which can turn a harmless path into another host.
const CONTROL = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u;

// A sign-in must not redirect to signing out or to a reply that is not a page.
const NOT_A_PAGE = /^\/(?:auth|api)(?:\/|$)/i;

/**
 * Returns the page to open after a sign-in if it is on this site, else the default. The address is untrusted:
 * anything that a reader could take for another host is rejected, however often it is
 * encoded.
 *
 * @param asked Value from the request.
 * @see GAP-036
 */
export function safeReturnPath(asked: unknown, fallback: string = DEFAULT_RETURN_PATH): string {
  return typeof asked === 'string' && isSafeReturnPath(asked) ? asked : fallback;
}

function isSafeReturnPath(asked: string): boolean {
  if (asked.length > MAX_LENGTH || !asked.startsWith('/') || CONTROL.test(asked)) return false;
  const path = decodeFully(asked.split(/[?#]/, 1)[0] ?? '');
  if (path === null || CONTROL.test(path)) return false;
  return (
    !path.includes('//') && !path.includes('\\') && !path.split('/').includes('..') && !NOT_A_PAGE.test(path)
  );
}

/** Decodes until nothing changes; `null` for a broken or endless encoding. */
function decodeFully(path: string): string | null {
  let decoded = path;
  for (let round = 0; round < 4; round += 1) {
    const previous = decoded;
    try {
      decoded = decodeURIComponent(previous);
    } catch {
      return null;
    }
    if (decoded === previous) return decoded;
  }
  return null;
}
