import type { User } from '@millrace/api-client';

/** Viewer of a page, and the login for those who must sign in. */
export interface PageSession {
  /** Null for a guest. */
  viewer: User | null;
  /** Login address for the page's prompts; undefined for a member. */
  signInHref: string | undefined;
  /** Called when a member's session has expired: open the login. */
  onSignInRequired: () => void;
}
