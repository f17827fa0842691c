import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { signInHref } from './sign-in-href';

/** For a member whose session has ended meanwhile: the page learns it, and the login opens over it. */
export function useSignInAgain(): () => void {
  const location = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  return () => {
    void revalidate().then(() => navigate(signInHref(location), { preventScrollReset: true }));
  };
}
