/**
 * Hashes a text to a number from 0 to 2³² − 1: FNV-1a over its code points. For choosing a colour or
 * drawing, never for security.
 *
 * @see http://www.isthe.com/chongo/tech/comp/fnv/
 */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) {
    hash ^= letter.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}
