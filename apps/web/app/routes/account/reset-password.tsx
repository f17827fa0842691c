import {
  AccountPage,
  ChangeStopped,
  EmailRequestContainer,
  LinkProblem,
  type LinkProblemKind,
  linkProblem,
  PasswordResetContainer,
  type PasswordResetState,
} from '@millrace/community';
import { SITE_PATHS } from '@millrace/domain';
import { Page, PageMain } from '@millrace/ui';
import { useState } from 'react';
import { type AppLoadContext, data, useLocation, useSearchParams } from 'react-router';
import { requestData } from '../../api.server';
import { formText, readForm, toRefusal } from '../../form.server';
import { messages, messagesIn } from '../../messages';
import { unlistedMetadata } from '../../metadata';
import { signInHref, skipRevalidationOnLogin } from '../../session/sign-in-href';
import type { Route } from './+types/reset-password';
import { requestLink } from './email-request.server';
import { readResetProblem } from './read-link.server';
import { useToken } from './useToken';

export async function loader({ context, request }: Route.LoaderArgs) {
  return { problem: await readResetProblem(context, request) };
}

/** Requests a link or sets the password, for a form that was submitted without JavaScript. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  if (form.has('purpose')) return requestLink(context, request, form, 'forgot');
  return setPassword(context, request, form);
}

async function setPassword(context: AppLoadContext, request: Request, form: FormData) {
  const token = formText(form, 'token');
  const password = formText(form, 'password');
  if (password !== formText(form, 'confirmPassword')) {
    const { format } = await messagesIn(context.language);
    const failure = { text: format('passwordReset.matchHint'), fields: {} };
    return answer(422, { token, state: { status: 'failed', failure } });
  }
  const { client } = requestData(context, request);
  const refusal = await toRefusal(client.POST('/api/v2/me/updatePassword', { body: { token, password } }));
  if (!refusal) return answer(200, { token, state: { status: 'success' } });
  const { status, code, text, fields } = refusal;
  const problem = code?.startsWith('link_') ? linkProblem(code.slice('link_'.length)) : null;
  if (problem || fields.token !== undefined) return answer(status, { problem: problem ?? 'unknown' });
  return answer(status, { token, state: { status: 'failed', failure: { text, fields } } });
}

/** Result of setting the password. */
type ResetOutcome =
  | { token: string; state: PasswordResetState; problem?: never }
  | { problem: LinkProblemKind; token?: never; state?: never };

const answer = (status: number, outcome: ResetOutcome) =>
  data({ purpose: 'reset' as const, ...outcome }, { status });

/** Not cached, as the URL contains a token. */
export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' });

export const shouldRevalidate = skipRevalidationOnLogin;

export const meta: Route.MetaFunction = () => unlistedMetadata('passwordReset.askTitle');

/** @see ACC-014, GAP-039 */
export default function ResetPasswordRoute({ actionData, loaderData }: Route.ComponentProps) {
  const asked = actionData?.purpose === 'reset' ? undefined : actionData;
  const reset = actionData?.purpose === 'reset' ? actionData : undefined;
  const addressed = useToken();
  const token = reset?.token ?? addressed;
  const location = useLocation();
  const [query] = useSearchParams();
  const [problem, setProblem] = useState<LinkProblemKind | null>(
    reset ? (reset.problem ?? null) : loaderData.problem,
  );
  const request = (
    <EmailRequestContainer
      purpose="forgot"
      action={SITE_PATHS.resetPassword}
      outcome={asked?.state}
      defaultEmail={asked?.email}
    />
  );
  return (
    <Page>
      <PageMain>
        {problem ? (
          <AccountPage title={messages.format('accountLink.problemTitle', { problem })}>
            <LinkProblem of="reset" problem={problem} signInHref={signInHref({ ...location, search: '' })}>
              {request}
            </LinkProblem>
          </AccountPage>
        ) : token === null ? (
          <AccountPage title={messages.format('passwordReset.askTitle')}>{request}</AccountPage>
        ) : (
          <AccountPage title={messages.format('passwordReset.title')}>
            {query.has('stopped') && <ChangeStopped />}
            <PasswordResetContainer
              token={token}
              action={SITE_PATHS.resetPassword}
              outcome={reset?.state}
              onLinkProblem={setProblem}
            />
          </AccountPage>
        )}
      </PageMain>
    </Page>
  );
}
