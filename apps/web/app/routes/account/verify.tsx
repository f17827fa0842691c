import { sessionAddresses } from '@millrace/api-client';
import {
  AccountPage,
  EmailRequestContainer,
  LinkProblem,
  linkProblem,
  Page,
  PageMain,
  VerifyLink,
} from '@millrace/design-system';
import { SITE_PATHS } from '@millrace/domain';
import { useLocation, useSearchParams } from 'react-router';
import { messages } from '../../messages';
import { notForSignIn, signInHref } from '../../session/sign-in-href';
import type { Route } from './+types/verify';
import { accountMeta } from './account-meta';
import { useToken } from './useToken';

export const loader = ({ context }: Route.LoaderArgs) => ({ apiUrl: context.apiUrl });

/** Its address holds a token. */
export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' });

export const shouldRevalidate = notForSignIn;

export const meta: Route.MetaFunction = () => accountMeta('accountLink.verifyTitle');

/** Follows the link of a verification e-mail, or says why it does not work. @see GAP-038 */
export default function VerifyRoute({ loaderData }: Route.ComponentProps) {
  const token = useToken();
  const location = useLocation();
  const [query] = useSearchParams();
  const { verify } = sessionAddresses({ baseUrl: loaderData.apiUrl });
  const problem = linkProblem(query.get('problem'));
  return (
    <Page>
      <PageMain>
        {token === null ? (
          <AccountPage title={messages.format('accountLink.problemTitle', { problem })}>
            <LinkProblem of="verify" problem={problem} signInHref={signInHref({ ...location, search: '' })}>
              <EmailRequestContainer purpose="resend" action={SITE_PATHS.signUpSent} />
            </LinkProblem>
          </AccountPage>
        ) : (
          <AccountPage title={messages.format('accountLink.verifyTitle')}>
            <VerifyLink action={verify} token={token} />
          </AccountPage>
        )}
      </PageMain>
    </Page>
  );
}
