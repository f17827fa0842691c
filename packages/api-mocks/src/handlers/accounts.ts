import type { HttpHandler } from 'msw';
import { type ExampleName, example } from '../contract/examples';
import type { MockServer } from './mock-server';
import { REPLY, redirectTo, refuse, refuseField } from './refusals';

/** Becoming a member: every request is taken, and no mail is sent. */
export function accountHandlers(server: MockServer): HttpHandler[] {
  const { http, user } = server;
  const said = (name: ExampleName) => example('MessageReply', name);
  return [
    http.get('/auth/linkedin', ({ response }) => response.untyped(redirectTo('/networkFeed/global'))),
    http.get('/auth/linkedin/callback', ({ response }) =>
      response.untyped(redirectTo('/networkFeed/global')),
    ),
    http.post('/auth/link', ({ response }) =>
      response(200).json(example('LinkState', 'LinkStateElsewhere'), REPLY),
    ),
    http.post('/auth/verify', ({ response }) => response.untyped(redirectTo('/onboarding'))),

    http.post('/registration/email', ({ response }) => response(200).json(said('MessageVerify'), REPLY)),
    http.post('/registration/resend', ({ response }) => response(200).json(said('MessageResent'), REPLY)),
    http.post('/registration', async ({ request, response }) => {
      const { token } = await request.json();
      const name = token === undefined ? 'RegistrationSent' : 'RegistrationComplete';
      return response(200).json(example('RegistrationReply', name), REPLY);
    }),
    http.post('/api/v2/registration', async ({ request, response }) => {
      const { password, confirmPassword } = await request.json();
      if (password !== confirmPassword) {
        return response.untyped(refuseField('confirmPassword', 'must be the same as the password'));
      }
      return response(200).json(said('MessageRegistered'), REPLY);
    }),

    http.post('/api/v1/user/password/forgot', ({ response }) =>
      response(200).json(said('MessageReset'), REPLY),
    ),
    http.post('/api/v2/me/updatePassword', async ({ request, response }) => {
      const { token } = await request.json();
      if (token === undefined) return response.untyped(refuse(user === null ? 'signIn' : 'wrongPassword'));
      return response(200).json(said('MessagePasswordUpdated'), REPLY);
    }),

    http.post('/api/v1/invitation', ({ response }) => response(200).json(said('MessageInvitation'), REPLY)),
    http.get('/api/v1/log/landing', ({ response }) => response(204).empty(REPLY)),
    http.post('/api/v2/inquiry', async ({ request, response }) => {
      const attachment = (await request.clone().formData()).get('attachment');
      if (attachment instanceof File && !(await isDocument(attachment))) {
        return response.untyped(refuse('notADocument'));
      }
      return response(201).json(said('MessageInquiry'), REPLY);
    }),
  ];
}

/** How PDF, the newer Office files and the older ones begin. */
const DOCUMENT_STARTS = ['%PDF', 'PK\u0003\u0004', '\u00d0\u00cf\u0011\u00e0'];

async function isDocument(file: File): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  return DOCUMENT_STARTS.includes(String.fromCharCode(...bytes));
}
