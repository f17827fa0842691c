import { useLocation } from 'react-router';
import { signInHref } from './sign-in-href';
import { useViewer } from './useViewer';

/** Where this page's prompts lead a guest; undefined for a member, who needs none. */
export function useSignInHref(): string | undefined {
  const location = useLocation();
  return useViewer() ? undefined : signInHref(location);
}
