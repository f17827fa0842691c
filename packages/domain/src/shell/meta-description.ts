import { codePointLength } from '../text/code-points';

/** A description shorter than this, in characters, says too little for a search result. @see PAGE-035 */
const META_DESCRIPTION_MIN = 100;

/** What a meta description is made of. */
export interface MetaDescriptionParts {
  /** Name of the product or company. */
  name: string;
  description: string | null | undefined;
  /** Name of the site, from the message catalogue. */
  brand: string;
}

/**
 * Meta description of a product or company: its own description on one line, or the default sentence when that
 * has fewer than 100 characters. Plain text, not escaped.
 *
 * @see PAGE-035, GAP-013
 */
export function metaDescription({ name, description, brand }: MetaDescriptionParts): string {
  const own = (description ?? '').trim().replace(/\s+/gu, ' ');
  if (codePointLength(own) >= META_DESCRIPTION_MIN) return own;
  return `${name} on ${brand}: suppliers, materials, applications and updates from the manufacturing community.`;
}
