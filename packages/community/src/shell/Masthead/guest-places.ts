import { SECTORS, type Sector } from '@millrace/domain';
import type { Messages } from '@millrace/ui/messages';
import type { MastheadPlace } from './MastheadMenu';

/** Installation-specific link targets of guests. @see GAP-012 */
export interface GuestPlaces {
  /** Address of the blog; undefined hides "Blog". */
  blogHref?: string | undefined;
  /** Product id for each sector's link; without any, "Communities" is hidden. */
  communities: Readonly<Partial<Record<Sector, string>>>;
  /** LinkedIn sign-in on the API host; undefined hides it. */
  linkedinHref?: string | undefined;
}

/** The eight fixed links of Communities. The product page redirects to its canonical slug. @see NAV-011, PAGE-020 */
export function communityPlaces(
  communities: GuestPlaces['communities'],
  messages: Messages,
): MastheadPlace[] {
  return SECTORS.flatMap(({ key }) => {
    const id = communities[key];
    return id === undefined
      ? []
      : [{ name: messages.format(`sector.${key}`), href: `/product/${encodeURIComponent(id)}` }];
  });
}
