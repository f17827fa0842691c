import { SECTORS, type Sector } from '@millrace/domain';
import type { Messages } from '@millrace/ui/messages';
import type { MastheadPlace } from './MastheadMenu';

/** Where this installation leads its guests. @see GAP-012 */
export interface GuestPlaces {
  /** Another site; without one there is no "Blog". */
  blogHref?: string | undefined;
  /** Id of the product that each sector's link leads to; without any there is no "Communities". */
  communities: Readonly<Partial<Record<Sector, string>>>;
  /** Sign-in by LinkedIn on the API host; without one it is not offered. */
  linkedinHref?: string | undefined;
}

/** The eight fixed links of Communities. The page of a product knows its own slug. @see NAV-011, PAGE-020 */
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
