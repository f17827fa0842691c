import { isAnswering, sessionAddresses } from '@millrace/api-client';
import {
  AccountPage,
  EmailConfirmed,
  EmailRequestContainer,
  LinkProblem,
  linkProblem,
  Page,
  PageMain,
  useApiClient,
  VerifyLink,
} from '@millrace/design-system';
import { SITE_PATHS } from '@millrace/domain';
import { useLocation, useSearchParams } from 'react-router';
import { messages } from '../../messages';
import { unlistedMetadata } from '../../metadata';
import { notForSignIn, signInHref } from '../../session/sign-in-href';
import { useViewer } from '../../session/useViewer';
import type { Route } from './+types/verify';
import { useToken } from './useToken';

export const loader = ({ context }: Route.LoaderArgs) => ({ apiUrl: context.apiUrl });

/** Its address holds a token. */
export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' });

export const shouldRevalidate = notForSignIn;

export const meta: Route.MetaFunction = () => unlistedMetadata('accountLink.verifyTitle');

/** Follows the link of a verification e-mail, or says what came of it: why it does not work, or what it changed. @see GAP-038 */
export default function VerifyRoute({ loaderData }: Route.ComponentProps) {
  const token = useToken();
  const location = useLocation();
  const [query] = useSearchParams();
  const viewer = useViewer();
  const client = useApiClient();
  const { verify } = sessionAddresses({ baseUrl: loaderData.apiUrl });
  const problem = linkProblem(query.get('problem'));
  const signIn = signInHref({ ...location, search: '' });
  return (
    <Page>
      <PageMain>
        {token !== null ? (
          <AccountPage title={messages.format('accountLink.verifyTitle')}>
            <VerifyLink action={verify} token={token} isAnswering={() => isAnswering(client)} />
          </AccountPage>
        ) : query.get('done') === 'email' ? (
          <AccountPage title={messages.format('accountLink.emailTitle')}>
            <EmailConfirmed signInHref={viewer ? undefined : signIn} />
          </AccountPage>
        ) : (
          <AccountPage title={messages.format('accountLink.problemTitle', { problem })}>
            {query.get('of') === 'email' ? (
              <LinkProblem of="email" problem={problem} profileHref={SITE_PATHS.profile} />
            ) : (
              <LinkProblem of="verify" problem={problem} signInHref={signIn}>
                <EmailRequestContainer purpose="resend" action={SITE_PATHS.signUpSent} />
              </LinkProblem>
            )}
          </AccountPage>
        )}
      </PageMain>
    </Page>
  );
}
