import type { components } from '@millrace/api-client';
import type { SiteRow } from './publisher-sites.repository';

type Site = components['schemas']['PublisherSite'];

/** True if a site is currently verified. */
export const isProven = ({ provenUntil }: Pick<SiteRow, 'provenUntil'>): boolean =>
  provenUntil !== null && provenUntil.getTime() > Date.now();

/** Returns a site for its member. */
export function siteView(row: SiteRow): Site {
  const { id, host, address, token, provenUntil, createdAt } = row;
  return {
    ...{ id, host, address, token },
    state: isProven(row) ? 'proven' : provenUntil === null ? 'unproven' : 'lapsed',
    proven_until: provenUntil?.toISOString() ?? null,
    created_at: createdAt.toISOString(),
  };
}
