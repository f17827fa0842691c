import { SITE_PATHS } from './site-paths';

/** The documentation for developers: last parts of its addresses, in the order and the groups of its navigation. */
export const DEVELOPER_GROUPS = {
  start: ['', 'publishers', 'api', 'components'],
  widgets: ['widgets'],
  api: ['access-tokens', 'errors', 'limits', 'api-client', 'chat-socket'],
  components: ['ui', 'design-system', 'value-chain', 'design-tokens'],
  changes: [
    'changelog',
    'changelog-ui',
    'changelog-design-system',
    'changelog-value-chain',
    'changelog-widgets',
    'changelog-api-client',
  ],
} as const;

/** A part of the navigation. */
export type DeveloperGroup = keyof typeof DEVELOPER_GROUPS;

/** The last part of a page's address; empty for the first page. */
export type DeveloperSlug = (typeof DEVELOPER_GROUPS)[DeveloperGroup][number];

/** All of them, in that order. */
export const DEVELOPER_SLUGS: readonly DeveloperSlug[] = Object.values(DEVELOPER_GROUPS).flat();

/** The path of a page of the documentation. */
export function developerPath(slug: DeveloperSlug): string {
  return slug === '' ? SITE_PATHS.developers : `${SITE_PATHS.developers}/${slug}`;
}
