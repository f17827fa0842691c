/**
 * Views of the login modal: login, start of the sign-up, forgotten password, unverified address, and second factor
 * after the password.
 *
 * @see ACC-009, ACC-012, GAP-037
 */
export const LOGIN_VIEWS = ['signIn', 'signUp', 'forgot', 'unverified', 'code'] as const;
export type LoginView = (typeof LOGIN_VIEWS)[number];

/** Addresses of the links in the login modal. */
export interface LoginPlaces {
  /** The modal in its first view. */
  signIn: string;
  /** The modal in its forgotten-password view. */
  forgot: string;
  /** The full sign-up form. @see DIFF-005 */
  signUp: string;
  /** LinkedIn login on the API host; undefined hides the button. @see ACC-001, GAP-043 */
  linkedin?: string | undefined;
  terms: string;
  privacy: string;
}
