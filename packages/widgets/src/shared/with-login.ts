/** Returns an address with `?login=true`, which opens the login dialog over the page and then returns to it. */
export function withLogin(href: string): string {
  const address = new URL(href);
  address.searchParams.set('login', 'true');
  return address.href;
}
