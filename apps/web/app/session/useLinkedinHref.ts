import { sessionAddresses } from '@millrace/api-client';
import { useRouteLoaderData } from 'react-router';
import type { loadRoot } from '../root.loader.server';

/**
 * Returns the LinkedIn sign-in address on the API host.
 *
 * @param returnTo Path to return to. Default: that of a login without a previous page.
 * @returns Undefined while LinkedIn is not configured. @see GAP-043
 */
export function useLinkedinHref(returnTo?: string): string | undefined {
  const root = useRouteLoaderData<typeof loadRoot>('root');
  if (!root?.hasLinkedin) return undefined;
  const { linkedin } = sessionAddresses({ baseUrl: root.apiUrl });
  return returnTo === undefined ? linkedin : `${linkedin}?${new URLSearchParams({ return_to: returnTo })}`;
}
