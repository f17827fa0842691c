import { SignInRequired } from '@millrace/community';
import { Page, PageMain } from '@millrace/ui';
import { useLocation } from 'react-router';
import { signInHref } from './sign-in-href';

/** Renders the sign-in prompt of a members-only page; the login leads back. @see PERM-003 */
export function SignInPage() {
  return (
    <Page>
      <PageMain>
        <SignInRequired signInHref={signInHref(useLocation())} />
      </PageMain>
    </Page>
  );
}
