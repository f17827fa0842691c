import type { PageSession } from '@millrace/community';
import { useSignInAgain } from './useSignInAgain';
import { useSignInHref } from './useSignInHref';
import { useViewer } from './useViewer';

/** Returns the session props of community pages. */
export function usePageSession(): PageSession {
  return { viewer: useViewer(), signInHref: useSignInHref(), onSignInRequired: useSignInAgain() };
}
