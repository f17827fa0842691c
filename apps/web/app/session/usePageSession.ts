import type { PageSession } from '@millrace/community';
import { useSignInAgain } from './useSignInAgain';
import { useSignInHref } from './useSignInHref';
import { useViewer } from './useViewer';

/** Returns what a page of the community is told of who reads it. */
export function usePageSession(): PageSession {
  return { viewer: useViewer(), signInHref: useSignInHref(), onSignInRequired: useSignInAgain() };
}
