import { useLayoutEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

/**
 * The token of an e-mail's link, which is taken out of the address as soon as the page has its scripts, so that neither
 * the history nor somebody who looks on keeps it. This page keeps it while it is open.
 *
 * @returns null when the address holds none
 */
export function useToken(): string | null {
  const [query] = useSearchParams();
  const [token] = useState(() => query.get('token') || null);
  // Without the router, whose navigation would hold up a form that is sent at once.
  useLayoutEffect(() => {
    const address = new URL(window.location.href);
    if (!address.searchParams.has('token')) return;
    address.searchParams.delete('token');
    window.history.replaceState(window.history.state, '', address);
  }, []);
  return token;
}
