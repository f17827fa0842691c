/**
 * Kind of damage: characters that were lost, control characters of another encoding, or UTF-8 that was read as
 * Windows-1252.
 */
export type DamageKind = 'replaced' | 'control' | 'twice_encoded';

/** Line breaks and tabs are no damage, and neither is U+0085, the line break of mainframes. */
const CONTROLS = /(?![\t-\r\u0085])\p{Cc}/u;

const LONE_SURROGATE = /\p{Surrogate}/u;

/** Characters of Windows-1252 whose byte continues a sequence in UTF-8. */
const CONTINUES = '[\\u0080-\\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]';

/** Complete sequences of UTF-8 in Windows-1252; those of two bytes in scripts of living languages. */
const SEQUENCES = new RegExp(`[Â-ÉÎ-Ñ×-Û]${CONTINUES}|[à-ï]${CONTINUES}{2}|[ð-ô]${CONTINUES}{3}`, 'g');

/** Marks that follow a letter also in undamaged text, as in “CAFÉ” or qualité… */
const IS_NATURAL = /^[^ÂÃ][’”“…»›™®°\u00a0–—]+$/;

/** Finds the first kind of damage in a text; null if there is none. */
export function findDamage(text: string): DamageKind | null {
  if (text.includes('\ufffd') || LONE_SURROGATE.test(text)) return 'replaced';
  if (CONTROLS.test(text)) return 'control';
  const isTwiceEncoded = (text.match(SEQUENCES) ?? []).some((found) => !IS_NATURAL.test(found));
  return isTwiceEncoded ? 'twice_encoded' : null;
}
