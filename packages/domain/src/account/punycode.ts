const [BASE, T_MIN, T_MAX, SKEW, DAMP, FIRST_BIAS, FIRST_LETTER] = [36, 1, 26, 38, 700, 72, 128];

/** Largest code point. */
const LETTER_MAX = 0x10ffff;

/**
 * Decodes a label of an internationalized domain name after its `xn--`.
 *
 * @returns Null if it is no Punycode.
 * @see https://www.rfc-editor.org/rfc/rfc3492#section-6.2
 */
export function decodePunycode(encoded: string): string | null {
  const basicEnd = encoded.lastIndexOf('-');
  const letters = basicEnd > 0 ? [...encoded.slice(0, basicEnd)] : [];
  let [letter, place, bias] = [FIRST_LETTER, 0, FIRST_BIAS];
  for (let at = basicEnd > 0 ? basicEnd + 1 : 0; at < encoded.length; ) {
    const before = place;
    for (let [weight, k] = [1, BASE]; ; k += BASE) {
      const digit = punycodeDigit(encoded.charAt(at));
      at += 1;
      if (digit === null) return null;
      place += digit * weight;
      const threshold = Math.min(T_MAX, Math.max(T_MIN, k - bias));
      if (digit < threshold) break;
      weight *= BASE - threshold;
      if (place > Number.MAX_SAFE_INTEGER / BASE) return null;
    }
    const count = letters.length + 1;
    bias = adapted(place - before, count, before === 0);
    letter += Math.floor(place / count);
    place %= count;
    if (letter > LETTER_MAX) return null;
    letters.splice(place, 0, String.fromCodePoint(letter));
    place += 1;
  }
  return letters.join('');
}

function punycodeDigit(sign: string): number | null {
  if (/^[a-z]$/i.test(sign)) return sign.toLowerCase().charCodeAt(0) - 97;
  return /^\d$/.test(sign) ? Number(sign) + 26 : null;
}

function adapted(step: number, count: number, isFirst: boolean): number {
  let delta = Math.floor(step / (isFirst ? DAMP : 2));
  delta += Math.floor(delta / count);
  let k = 0;
  for (; delta > ((BASE - T_MIN) * T_MAX) / 2; k += BASE) delta = Math.floor(delta / (BASE - T_MIN));
  return k + Math.floor(((BASE - T_MIN + 1) * delta) / (delta + SKEW));
}
