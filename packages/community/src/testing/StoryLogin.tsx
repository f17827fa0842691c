import { SITE_PATHS } from '@millrace/domain';
import { LOGIN_REASONS, LoginDialog } from '../account/LoginDialog';
import { useStoryPage } from './StoryRouter';

const API = 'https://api.millrace.example';

/** Login dialog, opened by the address over the current page. */
export function StoryLogin() {
  const { session, path, query, go } = useStoryPage();
  const { signInHref = '' } = session;
  const without = new URLSearchParams(query);
  for (const name of ['login', 'reason', 'target', 'return_to']) without.delete(name);
  const here = without.size === 0 ? path : `${path}?${without}`;
  return (
    <LoginDialog
      open={query.get('login') === 'true'}
      reason={LOGIN_REASONS.find((reason) => reason === query.get('reason'))}
      onOpenChange={(open) => go(open ? signInHref : here)}
      places={{
        signIn: signInHref,
        forgot: SITE_PATHS.resetPassword,
        signUp: SITE_PATHS.signUp,
        linkedin: `${API}/auth/linkedin`,
        terms: SITE_PATHS.terms,
        privacy: SITE_PATHS.privacy,
      }}
      action={`${API}/auth/login`}
      codeAction={`${API}/auth/second-factor`}
      isAnswering={() => Promise.resolve(true)}
      returnTo={here}
      request={null}
    />
  );
}
