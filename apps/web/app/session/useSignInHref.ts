import { useLocation } from 'react-router';
import { signInHref } from './sign-in-href';
import { useViewer } from './useViewer';

/** Returns the sign-in address for prompts; undefined for a member. */
export function useSignInHref(): string | undefined {
  const location = useLocation();
  return useViewer() ? undefined : signInHref(location);
}
