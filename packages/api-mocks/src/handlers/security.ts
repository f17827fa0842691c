import type { HttpHandler } from 'msw';
import { example } from '../contract/examples';
import { aMe } from '../factories/me';
import type { MockServer } from './mock-server';
import { REPLY, redirectTo, refuse, refuseField } from './refusals';

/** The code that the mocks take for right. */
const RIGHT_CODE = '492039';

/** Account safety; what is changed stays until `resetMocks`. */
export function securityHandlers(server: MockServer): HttpHandler[] {
  const { http, user } = server;
  return [
    http.post('/auth/second-factor', ({ response }) => response.untyped(redirectTo('/networkFeed/global'))),
    http.post('/auth/passkey/options', ({ response }) =>
      response(200).json(example('PasskeyOptions', 'PasskeyLoginOptions'), REPLY),
    ),
    http.post('/auth/passkey', ({ response }) =>
      response(200).json(example('PasskeyLoginReply', 'PasskeyLoginReplyFeed'), REPLY),
    ),

    http.get('/api/v2/me/security', ({ response }) =>
      user === null ? response.untyped(refuse('signIn')) : response(200).json(server.data.security, REPLY),
    ),
    http.get('/api/v2/me/sessions', ({ response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      const results = server.data.sessions;
      return response(200).json({ results, count: results.length }, REPLY);
    }),
    http.delete('/api/v2/me/sessions', ({ response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      server.data.sessions = server.data.sessions.filter(({ current }) => current);
      return response(204).empty(REPLY);
    }),
    http.delete('/api/v2/me/sessions/{id}', ({ params, response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      const left = server.data.sessions.filter(({ id }) => id !== params.id);
      if (left.length === server.data.sessions.length) return response.untyped(refuse('notFound'));
      server.data.sessions = left;
      return response(204).empty(REPLY);
    }),

    http.get('/api/v2/me/export', ({ response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      const known = example('MeExport', 'MeExportNoor');
      return response(200).json({ ...known, profile: { ...aMe(user), ...server.data.changes } }, REPLY);
    }),
    http.post('/api/v2/me/delete', async ({ request, response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      const { email } = await request.json();
      if (email.trim().toLowerCase() !== user.email.toLowerCase()) {
        return response.untyped(refuseField('email', 'This is not your e-mail.'));
      }
      return response(204).empty(REPLY);
    }),

    http.post('/api/v2/me/totp', ({ response }) =>
      user === null
        ? response.untyped(refuse('signIn'))
        : response(200).json(example('TotpSecret', 'TotpSecretExample'), REPLY),
    ),
    http.post('/api/v2/me/totp/confirm', async ({ request, response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      const { code } = await request.json();
      if (code.replaceAll(' ', '') !== RIGHT_CODE) return response.untyped(refuse('wrongCode'));
      const codes = example('RecoveryCodes', 'RecoveryCodesExample');
      Object.assign(server.data.security, {
        two_factor: true,
        recovery_codes_left: codes.recovery_codes.length,
      });
      return response(200).json(codes, REPLY);
    }),
    http.post('/api/v2/me/totp/remove', ({ response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      Object.assign(server.data.security, { two_factor: false, recovery_codes_left: 0 });
      return response(204).empty(REPLY);
    }),

    http.post('/api/v2/me/passkeys/options', ({ response }) =>
      user === null
        ? response.untyped(refuse('signIn'))
        : response(200).json(example('PasskeyOptions', 'PasskeyRegistrationOptions'), REPLY),
    ),
    http.post('/api/v2/me/passkeys', async ({ request, response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      const { name } = await request.json();
      const passkey = { ...example('Passkey', 'PasskeyLaptop'), name };
      server.data.security.passkeys.push(passkey);
      return response(201).json(passkey, REPLY);
    }),
    http.post('/api/v2/me/passkeys/{id}/remove', ({ params, response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      const { security } = server.data;
      const left = security.passkeys.filter(({ id }) => id !== params.id);
      if (left.length === security.passkeys.length) return response.untyped(refuse('notFound'));
      security.passkeys = left;
      return response(204).empty(REPLY);
    }),
  ];
}
