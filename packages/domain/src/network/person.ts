/** How many words of a member's own name are shown. */
const NAME_WORDS = 2;

/**
 * The part of a member's `displayName` that is shown: its first two words.
 *
 * @see ACC-057
 * @example shownName('Anna Maria von Hohenstein') // 'Anna Maria'
 */
export function shownName(displayName: string): string {
  return displayName.trim().split(/\s+/u).slice(0, NAME_WORDS).join(' ');
}

/** Scripts whose names begin with the family's, and the one of them in which foreign names are written as well. */
const FAMILY_FIRST = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}々ー]+$/u;
const FOREIGN = /^[\p{Script=Katakana}ー]+$/u;

/**
 * A person's whole name, its parts in the order of the script that it is written in.
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

/** Whether forms in a language ask for the family's name first. @param language BCP 47 */
export const isFamilyNameFirst = (language: string): boolean => /^(?:hu|ja|ko|zh)\b/.test(language);

/**
 * Address of the picture that stands for a person: the one they uploaded, else the one of the sign-in provider. Null
 * without either, where the first initial stands.
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
