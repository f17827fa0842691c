/** Maximum number of words shown of a display name. */
const NAME_WORDS = 2;

/**
 * Returns the shown part of a member's `displayName`: its first two words.
 *
 * @see ACC-057
 * @example shownName('Anna Maria von Hohenstein') // 'Anna Maria'
 */
export function shownName(displayName: string): string {
  return displayName.trim().split(/\s+/u).slice(0, NAME_WORDS).join(' ');
}

/** Scripts with the family name first; Katakana also writes foreign names, which keep their order. */
const FAMILY_FIRST = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}々ー]+$/u;
const FOREIGN = /^[\p{Script=Katakana}ー]+$/u;

/**
 * Returns a person's full name in the order of its script.
 *
 * @example personName({ firstName: 'Ines', lastName: 'Hallberg' }) // 'Ines Hallberg'
 * @example personName({ firstName: '愛子', lastName: '井上' }) // '井上 愛子'
 */
export function personName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const parts = [firstName.trim(), lastName.trim()];
  const letters = parts.join('');
  if (FAMILY_FIRST.test(letters) && !FOREIGN.test(letters)) parts.reverse();
  return parts.filter(Boolean).join(' ');
}

/** True if forms in a language ask for the family name first. @param language BCP 47. */
export const isFamilyNameFirst = (language: string): boolean => /^(?:hu|ja|ko|zh)\b/.test(language);

/**
 * Returns a person's picture: the uploaded one, else the sign-in provider's. Null without either; the
 * interface then shows initials.
 *
 * @see GAP-031
 */
export function personPicture({
  image,
  linkedinImage,
}: {
  image: string | null;
  linkedinImage: string | null;
}): string | null {
  return image || linkedinImage || null;
}
