import { codePointLength } from '../text/code-points';

/** Minimum length of a description for search results, in characters. @see PAGE-035 */
const META_DESCRIPTION_MIN = 100;

/** Input of a meta description. */
export interface MetaDescriptionParts {
  /** Name of the product or company. */
  name: string;
  description: string | null | undefined;
  /** Name of the site, from the message catalogue. */
  brand: string;
}

/**
 * Returns the meta description of a product or company: its description on one line, or the default sentence
 * if that has fewer than 100 characters. Plain text, not escaped.
 *
 * @see PAGE-035, GAP-013
 */
export function metaDescription({ name, description, brand }: MetaDescriptionParts): string {
  const own = (description ?? '').trim().replace(/\s+/gu, ' ');
  if (codePointLength(own) >= META_DESCRIPTION_MIN) return own;
  return `${name} on ${brand}: suppliers, materials, applications and updates from the manufacturing community.`;
}
