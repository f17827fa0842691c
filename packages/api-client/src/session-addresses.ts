import type { Client } from './client';

/** Where a form or a link leads that begins or ends a session: by the browser itself, never by script. */
export interface SessionAddresses {
  /** Action of the sign-in form, a POST of `username`, `password` and `return_to`. @see ACC-006 */
  login: string;
  /** Address of the link that signs out. @see ACC-060 */
  logout: string;
}

/** The addresses on the client's API host. */
export function sessionAddresses({ baseUrl }: Pick<Client, 'baseUrl'>): SessionAddresses {
  return { login: `${baseUrl}/auth/login`, logout: `${baseUrl}/auth/logout` };
}
