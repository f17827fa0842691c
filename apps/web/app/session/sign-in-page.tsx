import { SignInRequired } from '@millrace/community';
import { Page, PageMain } from '@millrace/ui';
import { useLocation } from 'react-router';
import { signInHref } from './sign-in-href';

/** What a guest finds where members alone may read: a login that leads back here. @see PERM-003 */
export function SignInPage() {
  return (
    <Page>
      <PageMain>
        <SignInRequired signInHref={signInHref(useLocation())} />
      </PageMain>
    </Page>
  );
}
