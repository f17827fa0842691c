/** An address with `?login=true`: over the page it opens the login, and leads back to the page. */
export function withLogin(href: string): string {
  const address = new URL(href);
  address.searchParams.set('login', 'true');
  return address.href;
}
