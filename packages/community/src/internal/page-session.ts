import type { User } from '@millrace/api-client';

/** Describes who reads a page, and where it leads those who must sign in. */
export interface PageSession {
  /** Null for a guest. */
  viewer: User | null;
  /** Where the page's prompts lead a guest; undefined for a member, who needs none. */
  signInHref: string | undefined;
  /** Called when the session of a member has ended meanwhile: lead to the login. */
  onSignInRequired: () => void;
}
