import {
  AccountPage,
  checkRegistration,
  firstBroken,
  type RegistrationProblems,
  readRegistration,
  SignUpContainer,
  toRegistration,
} from '@millrace/community';
import { SITE_PATHS } from '@millrace/domain';
import { Page, PageMain } from '@millrace/ui';
import type { Messages } from '@millrace/ui/messages';
import { data, redirect, useLocation, useNavigate } from 'react-router';
import { requestData } from '../../api.server';
import { readForm, toRefusal } from '../../form.server';
import { messages, messagesIn } from '../../messages';
import { unlistedMetadata } from '../../metadata';
import { carryIntentOver } from '../../session/intent';
import { signInHref, skipRevalidationOnLogin, withoutSignIn } from '../../session/sign-in-href';
import { useLinkedinHref } from '../../session/useLinkedinHref';
import { loadViewer } from '../../session/viewer.server';
import type { Route } from './+types/sign-up';
import { carriedEmail, prefilledEmail } from './prefilled-email';

/** Redirects members, who need no sign-up. */
export async function loader({ context, request }: Route.LoaderArgs) {
  if (await loadViewer(context, request)) throw redirect(SITE_PATHS.home);
  return null;
}

/** Registers, for a form that was submitted without JavaScript. */
export async function action({ context, request }: Route.ActionArgs) {
  const values = readRegistration(await readForm(request));
  const { password: _, confirmPassword: __, ...typed } = values;
  const found = checkRegistration(values);
  const rule = firstBroken(found);
  if (rule) {
    const texts = await messagesIn(context.language);
    const failure = { text: texts.format(rule), fields: problemTexts(found, texts) };
    return data({ typed, failure }, { status: 422 });
  }
  const { client } = requestData(context, request);
  const refusal = await toRefusal(client.POST('/api/v2/registration', { body: toRegistration(values) }));
  if (!refusal) return redirect(SITE_PATHS.thankYou, 303);
  return data({ typed, failure: { text: refusal.text, fields: refusal.fields } }, { status: refusal.status });
}

/** Returns the validation errors by field. */
function problemTexts(problems: RegistrationProblems, texts: Messages): Record<string, string> {
  return Object.fromEntries(
    Object.entries(problems).map(([field, rule]) => [
      field,
      texts.format(rule === 'signUp.missing' ? 'signUp.required' : rule),
    ]),
  );
}

export const shouldRevalidate = skipRevalidationOnLogin;

export const meta: Route.MetaFunction = () => unlistedMetadata('signUp.title');

export default function SignUpRoute({ actionData }: Route.ComponentProps) {
  const location = useLocation();
  const navigate = useNavigate();
  const beneath = withoutSignIn(location);
  const email = carriedEmail(location.state) ?? prefilledEmail(beneath.slice(location.pathname.length));
  const linkedin = useLinkedinHref(SITE_PATHS.home);
  return (
    <Page>
      <PageMain>
        <AccountPage
          title={messages.format('signUp.title')}
          lead={messages.format('signUp.lead')}
          width="wide"
        >
          <SignUpContainer
            typed={actionData?.typed ?? (email ? { email } : undefined)}
            failure={actionData?.failure}
            action={SITE_PATHS.signUp}
            resendAction={SITE_PATHS.signUpSent}
            signInHref={signInHref(location)}
            linkedinHref={linkedin}
            termsHref={SITE_PATHS.terms}
            privacyHref={SITE_PATHS.privacy}
            onDone={() => {
              carryIntentOver();
              void navigate(SITE_PATHS.thankYou, { replace: true });
            }}
          />
        </AccountPage>
      </PageMain>
    </Page>
  );
}
