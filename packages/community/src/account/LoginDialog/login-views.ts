/**
 * Lists what the login modal shows: the login, the beginning of the sign-up, the forgotten password, what keeps a
 * member out who has not verified the address yet, or the second factor after the password.
 *
 * @see ACC-009, ACC-012, GAP-037
 */
export const LOGIN_VIEWS = ['signIn', 'signUp', 'forgot', 'unverified', 'code'] as const;
export type LoginView = (typeof LOGIN_VIEWS)[number];

/** Where the links of the login modal lead. */
export interface LoginPlaces {
  /** The modal in its first view. */
  signIn: string;
  /** The modal where it asks for the address of a forgotten password. */
  forgot: string;
  /** The full sign-up form. @see DIFF-005 */
  signUp: string;
  /** On the API host; without it LinkedIn is off, and there is no such button. @see ACC-001, GAP-043 */
  linkedin?: string | undefined;
  terms: string;
  privacy: string;
}
