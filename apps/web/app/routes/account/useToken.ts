import { useLayoutEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

/**
 * Returns the token of an email link and removes it from the URL after hydration, to keep it out of the history and of
 * sight. The page keeps it while mounted.
 *
 * @returns Null if the URL has none.
 */
export function useToken(): string | null {
  const [query] = useSearchParams();
  const [token] = useState(() => query.get('token') || null);
  // Bypasses the router, whose navigation would delay a form that is submitted at once.
  useLayoutEffect(() => {
    const address = new URL(window.location.href);
    if (!address.searchParams.has('token')) return;
    address.searchParams.delete('token');
    window.history.replaceState(window.history.state, '', address);
  }, []);
  return token;
}
