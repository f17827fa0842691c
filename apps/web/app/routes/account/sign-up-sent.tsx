import { AccountPage, EmailRequestContainer, EmailSignUpSentContainer } from '@millrace/community';
import { SITE_PATHS } from '@millrace/domain';
import { Page, PageMain } from '@millrace/ui';
import { formText, readForm } from '../../form.server';
import { messages } from '../../messages';
import { unlistedMetadata } from '../../metadata';
import { skipRevalidationOnLogin } from '../../session/sign-in-href';
import type { Route } from './+types/sign-up-sent';
import { requestLink } from './email-request.server';

/** Signs up with an email or resends the link, for a form that was submitted without JavaScript. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  return requestLink(context, request, form, formText(form, 'purpose') === 'resend' ? 'resend' : 'signUp');
}

export const shouldRevalidate = skipRevalidationOnLogin;

export const meta: Route.MetaFunction = () => unlistedMetadata('signUp.checkEmailTitle');

/** @see PAGE-009, ACC-011 */
export default function SignUpSentRoute({ actionData: outcome }: Route.ComponentProps) {
  const hasFailed = outcome?.purpose === 'signUp' && outcome.state.status === 'failed';
  return (
    <Page>
      <PageMain>
        <AccountPage title={messages.format(hasFailed ? 'login.signUpTitle' : 'signUp.checkEmailTitle')}>
          {hasFailed ? (
            <EmailRequestContainer
              purpose="signUp"
              action={SITE_PATHS.signUpSent}
              outcome={outcome.state}
              defaultEmail={outcome.email}
            />
          ) : (
            <EmailSignUpSentContainer
              action={SITE_PATHS.signUpSent}
              outcome={outcome?.purpose === 'resend' ? outcome.state : undefined}
              defaultEmail={outcome?.email}
            />
          )}
        </AccountPage>
      </PageMain>
    </Page>
  );
}
