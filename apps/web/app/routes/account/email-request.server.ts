import type { EmailRequestPurpose, EmailRequestState } from '@millrace/community';
import type { AppLoadContext } from 'react-router';
import { data } from 'react-router';
import { requestData } from '../../api.server';
import { formText, toRefusal } from '../../form.server';
import { messagesIn } from '../../messages';

const PATHS = {
  signUp: '/registration/email',
  forgot: '/api/v1/user/password/forgot',
  resend: '/registration/resend',
} as const satisfies Record<EmailRequestPurpose, string>;

/** Result of requesting an email link, with the email address. */
export interface EmailRequestOutcome {
  purpose: EmailRequestPurpose;
  email: string;
  state: EmailRequestState;
}

/** Requests an email link for a form that was submitted without JavaScript. */
export async function requestLink(
  context: AppLoadContext,
  request: Request,
  form: FormData,
  purpose: EmailRequestPurpose,
) {
  const email = formText(form, 'email').trim();
  if (email === '') {
    const messages = await messagesIn(context.language);
    const text = messages.format('emailRequest.missing');
    const state = { status: 'failed' as const, failure: { text, fields: { email: text } } };
    return data<EmailRequestOutcome>({ purpose, email, state }, { status: 422 });
  }
  const { client } = requestData(context, request);
  const refusal = await toRefusal(client.POST(PATHS[purpose], { body: { email } }));
  const state: EmailRequestState = refusal
    ? { status: 'failed', failure: { text: refusal.text, fields: refusal.fields } }
    : { status: 'sent' };
  return data<EmailRequestOutcome>({ purpose, email, state }, { status: refusal?.status ?? 200 });
}
