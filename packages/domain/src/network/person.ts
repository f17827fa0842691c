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
