import { SITE_PATHS } from '@millrace/domain';

/** Returns the first segment of a path. */
const segment = (path: string): string => path.split('/')[1] ?? '';

/** First segments of the pages that guests read. The others show them a sign-in. */
const OPEN_TO_GUESTS = new Set([
  'product',
  'company',
  'sector',
  'industry',
  'events',
  'event-list',
  ...[
    SITE_PATHS.home,
    SITE_PATHS.products,
    SITE_PATHS.companies,
    SITE_PATHS.pricing,
    SITE_PATHS.about,
    SITE_PATHS.contact,
    SITE_PATHS.faq,
    SITE_PATHS.signUp,
  ].map(segment),
]);

/** Parameters of a value chain diagram and of a search, which cost the server more than a page. */
const COSTLY = ['diagram', 'q'];

/**
 * Returns the address to prefetch for a link; undefined if the link stays where it is, leaves the site, or leads a
 * guest to a costly page or one of members.
 */
export function prefetchedPage(
  link: Pick<HTMLAnchorElement, 'origin' | 'pathname' | 'search' | 'target'>,
  place: Pick<Location, 'origin' | 'pathname' | 'search'>,
  isMember: boolean,
): string | undefined {
  const { origin, pathname, search, target } = link;
  if (origin !== place.origin || target === '_blank') return undefined;
  if (pathname === place.pathname && search === place.search) return undefined;
  const query = new URLSearchParams(search);
  const isOpen = OPEN_TO_GUESTS.has(segment(pathname)) && !COSTLY.some((name) => query.has(name));
  return isMember || isOpen ? pathname + search : undefined;
}
