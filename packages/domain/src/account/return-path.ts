/** Where a login leads that came from nowhere in particular. @see GAP-036 */
export const DEFAULT_RETURN_PATH = '/networkFeed/global';

const MAX_LENGTH = 2000;

// Control characters: browsers drop some of them, which can turn a harmless path into another host.
const CONTROL = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u;

// A login must not lead on to a logout, nor to an answer that is no page.
const NOT_A_PAGE = /^\/(?:auth|api)(?:\/|$)/i;

/**
 * The page to return to after a login, if it lies on this site; the default otherwise. Whoever writes the link
 * decides what stands here, so anything that some reader could take for another host is refused, however often
 * it is encoded.
 *
 * @param asked What the request carried.
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

/** Decodes until nothing changes; `null` when the encoding is broken or never ends. */
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
