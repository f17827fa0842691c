import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { hasUnsavedText, useSessionExpiredToast } from './session-expiry';
import { signInHref } from './sign-in-href';

/**
 * Returns a function that opens the login dialog after the session expired. If the page holds unsaved text it shows a
 * toast instead.
 */
export function useSignInAgain(): () => void {
  const location = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const showSessionExpired = useSessionExpiredToast();
  return () => {
    if (hasUnsavedText()) return showSessionExpired();
    void revalidate().then(() => navigate(signInHref(location), { preventScrollReset: true }));
  };
}
