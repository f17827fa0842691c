import { isAnswering, sessionAddresses } from '@millrace/api-client';
import {
  AccountPage,
  EmailConfirmed,
  EmailRequestContainer,
  type LinkDemand,
  LinkProblem,
  type LinkProblemKind,
  type LinkSubject,
  linkProblem,
  passwordFlaw,
  VerifyLink,
} from '@millrace/community';
import { useApiClient } from '@millrace/design-system/connected';
import { SITE_PATHS } from '@millrace/domain';
import { Page, PageMain } from '@millrace/ui';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { messages } from '../../messages';
import { unlistedMetadata } from '../../metadata';
import { signInHref, skipRevalidationOnLogin } from '../../session/sign-in-href';
import { useViewer } from '../../session/useViewer';
import type { Route } from './+types/verify';
import { readLink } from './read-link.server';
import { useToken } from './useToken';

export async function loader({ context, request }: Route.LoaderArgs) {
  return { apiUrl: context.apiUrl, link: await readLink(context, request) };
}

/** Not cached, as the URL contains a token. */
export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' });

export const shouldRevalidate = skipRevalidationOnLogin;

export const meta: Route.MetaFunction = () => unlistedMetadata('accountLink.verifyTitle');

const TITLES = {
  verify: 'accountLink.verifyTitle',
  email: 'accountLink.confirmTitle',
  stop: 'accountLink.stopTitle',
} as const;

/** Uses the link of an email, or shows its result: the reason why it is invalid, or what it changed. @see GAP-038 */
export default function VerifyRoute({ loaderData }: Route.ComponentProps) {
  const token = useToken();
  // State at opening: the token is removed from the URL later.
  const [link] = useState(loaderData.link);
  const [query] = useSearchParams();
  const [flaw] = useState(() => passwordFlaw(query.get('password')));
  const done = query.get('done');
  return (
    <Page>
      <PageMain>
        {token !== null && link.problem === null ? (
          <LiveLink apiUrl={loaderData.apiUrl} token={token} link={link} flaw={flaw} />
        ) : token === null && done === 'email' ? (
          <Confirmed />
        ) : (
          <DeadLink
            of={token === null ? parseLinkSubject(query.get('of')) : link.of}
            problem={link.problem ?? linkProblem(query.get('problem'))}
          />
        )}
      </PageMain>
    </Page>
  );
}

const FORGOT_HREF = `${SITE_PATHS.home}?login=true&forgot=true`;

interface LiveLinkProps {
  apiUrl: string;
  token: string;
  link: { of: LinkSubject; asks: LinkDemand; email: string | null };
  flaw: ReturnType<typeof passwordFlaw>;
}

function LiveLink({ apiUrl, token, link, flaw }: LiveLinkProps) {
  const client = useApiClient();
  const { verify } = sessionAddresses({ baseUrl: apiUrl });
  return (
    <AccountPage title={messages.format(TITLES[link.of])}>
      <VerifyLink
        {...link}
        action={verify}
        token={token}
        flaw={flaw}
        isAnswering={() => isAnswering(client)}
      />
    </AccountPage>
  );
}

function Confirmed() {
  const location = useLocation();
  const viewer = useViewer();
  return (
    <AccountPage title={messages.format('accountLink.emailTitle')}>
      <EmailConfirmed signInHref={viewer ? undefined : signInHref({ ...location, search: '' })} />
    </AccountPage>
  );
}

function DeadLink({ of, problem }: { of: LinkSubject; problem: LinkProblemKind }) {
  const location = useLocation();
  return (
    <AccountPage title={messages.format('accountLink.problemTitle', { problem })}>
      {of === 'email' ? (
        <LinkProblem of="email" problem={problem} profileHref={SITE_PATHS.profile} />
      ) : of === 'stop' ? (
        <LinkProblem of="stop" problem={problem} forgotHref={FORGOT_HREF} />
      ) : (
        <LinkProblem of="verify" problem={problem} signInHref={signInHref({ ...location, search: '' })}>
          <EmailRequestContainer purpose="resend" action={SITE_PATHS.signUpSent} />
        </LinkProblem>
      )}
    </AccountPage>
  );
}

const parseLinkSubject = (text: string | null): LinkSubject =>
  text === 'email' || text === 'stop' ? text : 'verify';
