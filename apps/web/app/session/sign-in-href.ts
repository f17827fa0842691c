import type { Location } from 'react-router';

/**
 * Where a guest is led who wants more: the page itself, with the login modal open over it. It opens from the
 * address, so that the way back and a second window work. @see DIFF-005, PAGE-004
 */
export function signInHref({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const query = new URLSearchParams(search);
  query.delete('loginerror');
  query.set('login', 'true');
  return `${pathname}?${query}`;
}

/** The page beneath the login modal: what its closing leads to, and what a login returns to. */
export function withoutSignIn({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const query = new URLSearchParams(search);
  query.delete('login');
  query.delete('loginerror');
  const rest = query.toString();
  return rest ? `${pathname}?${rest}` : pathname;
}
