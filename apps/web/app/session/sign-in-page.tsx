import { isAnswering, sessionAddresses } from '@millrace/api-client';
import { type ClosedPage, SignInRequired } from '@millrace/community';
import { useApiClient } from '@millrace/design-system/connected';
import { Page, PageMain } from '@millrace/ui';
import { useLocation, useRouteLoaderData } from 'react-router';
import type { loadRoot } from '../root.loader.server';
import { loginPlaces, returnPath } from './sign-in-href';
import { useLinkedinHref } from './useLinkedinHref';
import { useRememberedIntent } from './useRememberedIntent';

/** Renders the sign-in of a members-only page, which leads back to it. @see PERM-003, GAP-036 */
export function SignInPage({ page }: { page: ClosedPage }) {
  const location = useLocation();
  const client = useApiClient();
  const root = useRouteLoaderData<typeof loadRoot>('root');
  const returnTo = returnPath(location);
  const linkedin = useLinkedinHref(returnTo);
  useRememberedIntent({ path: returnTo });
  return (
    <Page>
      <PageMain>
        <SignInRequired
          page={page}
          action={sessionAddresses({ baseUrl: root?.apiUrl ?? '' }).login}
          returnTo={returnTo}
          isAnswering={() => isAnswering(client)}
          forgotHref={loginPlaces(location, linkedin).forgot}
          linkedinHref={linkedin}
        />
      </PageMain>
    </Page>
  );
}
