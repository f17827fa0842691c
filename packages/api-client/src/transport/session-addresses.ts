import type { Client } from './client';

/** Targets of forms and links that begin or end a session: the browser itself navigates to them, never a script. */
export interface SessionAddresses {
  /** Action of the sign-in form: POST of `username`, `password` and `return_to`. @see ACC-006 */
  login: string;
  /** Address of the link that signs out. @see ACC-060 */
  logout: string;
  /** Address of the link that signs in with LinkedIn; takes `return_to` as well. @see ACC-001 */
  linkedin: string;
  /** Action of the form behind an e-mail's link: POST of `token`. @see GAP-038 */
  verify: string;
  /** Action of the form for the second factor: POST of `code`. */
  secondFactor: string;
}

/** Returns the addresses on the client's API host. */
export function sessionAddresses({ baseUrl }: Pick<Client, 'baseUrl'>): SessionAddresses {
  return {
    login: `${baseUrl}/auth/login`,
    logout: `${baseUrl}/auth/logout`,
    linkedin: `${baseUrl}/auth/linkedin`,
    verify: `${baseUrl}/auth/verify`,
    secondFactor: `${baseUrl}/auth/second-factor`,
  };
}
