import { sessionAddresses } from '@millrace/api-client';
import { useRouteLoaderData } from 'react-router';
import type { loadRoot } from '../root.loader.server';

/**
 * Returns the LinkedIn sign-in address on the API host.
 *
 * @param returnTo The page that it comes back to. Default: what a login leads to that came from nowhere.
 * @returns Undefined while LinkedIn is not configured. @see GAP-043
 */
export function useLinkedinHref(returnTo?: string): string | undefined {
  const root = useRouteLoaderData<typeof loadRoot>('root');
  if (!root?.hasLinkedin) return undefined;
  const { linkedin } = sessionAddresses({ baseUrl: root.apiUrl });
  return returnTo === undefined ? linkedin : `${linkedin}?${new URLSearchParams({ return_to: returnTo })}`;
}
