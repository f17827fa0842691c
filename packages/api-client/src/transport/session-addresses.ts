import type { Client } from './client';

/** Where a form or a link leads that begins or ends a session: by the browser itself, never by script. */
export interface SessionAddresses {
  /** Action of the sign-in form, a POST of `username`, `password` and `return_to`. @see ACC-006 */
  login: string;
  /** Address of the link that signs out. @see ACC-060 */
  logout: string;
  /** Address of the link that signs in with LinkedIn; takes `return_to` as well. @see ACC-001 */
  linkedin: string;
  /** Action of the form that follows the link of an e-mail, a POST of `token`. @see GAP-038 */
  verify: string;
  /** Action of the form that sends the second factor, a POST of `code`. */
  secondFactor: string;
}

/** The addresses on the client's API host. */
export function sessionAddresses({ baseUrl }: Pick<Client, 'baseUrl'>): SessionAddresses {
  return {
    login: `${baseUrl}/auth/login`,
    logout: `${baseUrl}/auth/logout`,
    linkedin: `${baseUrl}/auth/linkedin`,
    verify: `${baseUrl}/auth/verify`,
    secondFactor: `${baseUrl}/auth/second-factor`,
  };
}
