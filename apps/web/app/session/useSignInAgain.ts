import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { holdsWords, useSayEnded } from './session-ended';
import { signInHref } from './sign-in-href';

/**
 * For a member whose session has ended meanwhile: the page learns it, and the login opens over it. A page that holds
 * something typed stays as it is, and says how to sign in in another tab.
 */
export function useSignInAgain(): () => void {
  const location = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const sayEnded = useSayEnded();
  return () => {
    if (holdsWords()) return sayEnded();
    void revalidate().then(() => navigate(signInHref(location), { preventScrollReset: true }));
  };
}
