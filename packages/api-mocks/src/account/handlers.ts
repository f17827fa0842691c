import type { Me, Member, User } from '@millrace/api-client';
import { findCountry, nameSortKey } from '@millrace/domain';
import type { HttpHandler } from 'msw';
import { aBareCompany } from '../companies/factory';
import { type ExampleName, example } from '../contract/examples';
import { stableId } from '../factories/stable-id';
import type { MockServer } from '../handlers/mock-server';
import { itemsPage } from '../handlers/paging';
import { found, REPLY, redirectTo, refuse, refuseField, refuseTakenName } from '../handlers/refusals';
import { aMe } from './factory';

/** Handlers of the session: the viewer is signed in; signing in and out only redirects, the language is stored. */
export function sessionHandlers({ http, user }: MockServer): HttpHandler[] {
  return [
    http.get('/api/v1/current_user', ({ response }) =>
      user === null ? response.untyped(refuse('signIn')) : response(200).json({ Item: user }, REPLY),
    ),
    http.put('/api/v2/me/language', async ({ request, response }) => {
      const choice = await request.json();
      if (user === null) return response.untyped(refuse('signIn'));
      user.language = choice.language;
      return response(200).json(choice, REPLY);
    }),
    http.post('/auth/login', ({ response }) => response.untyped(redirectTo('/networkFeed/global'))),
    http.get('/auth/logout', ({ response }) => response.untyped(redirectTo('/'))),
  ];
}

/** Creates handlers of the sign-up: every request is accepted, and no mail is sent. */
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

/** Magic numbers of PDF, newer Office files and older ones. */
const DOCUMENT_STARTS = ['%PDF', 'PK\u0003\u0004', '\u00d0\u00cf\u0011\u00e0'];

async function isDocument(file: File): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  return DOCUMENT_STARTS.includes(String.fromCharCode(...bytes));
}

/** Creates handlers of the own profile and of members; saved changes last until `resetMocks`. */
export function memberHandlers(server: MockServer): HttpHandler[] {
  const { http, user } = server;
  const me = (): Me | null => (user === null ? null : { ...aMe(user), ...server.data.changes });
  const change = (changes: Partial<Me>): Me | null => {
    Object.assign(server.data.changes, changes);
    return me();
  };
  return [
    http.get('/api/v2/me', ({ response }) => {
      const own = me();
      return own ? response(200).json(own, REPLY) : response.untyped(refuse('signIn'));
    }),
    http.put('/api/v2/me', async ({ request, response }) => {
      const body = await request.json();
      const own = change({
        ...(body.firstName !== undefined &&
          body.lastName !== undefined && {
            firstName: body.firstName,
            lastName: body.lastName,
            displayName: `${body.firstName} ${body.lastName}`,
          }),
        ...(body.company !== undefined && { company: body.company }),
        ...(body.designation !== undefined && { designation: body.designation || null }),
        ...(body.phone !== undefined && { phone: body.phone || null }),
        ...(body.desc !== undefined && { desc: body.desc || null }),
        ...(body.country !== undefined && { country: findCountry(body.country)?.name ?? body.country }),
      });
      return own ? response(200).json(own, REPLY) : response.untyped(refuse('signIn'));
    }),
    http.get('/api/v1/user/profile/data', ({ response }) => {
      const Item = me();
      return Item ? response(200).json({ Item }, REPLY) : response.untyped(refuse('signIn'));
    }),
    http.post('/api/v1/user/profile', async ({ request, response }) => {
      const { firstName, lastName, designation, phone, company, company_id, company_updated } =
        await request.json();
      const known = { firstName, lastName, designation, phone, company, company_updated };
      const sent = Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined));
      const Item = change({ ...sent, ...(company_id !== undefined && { company_id: company_id || null }) });
      return Item ? response(200).json({ Item }, REPLY) : response.untyped(refuse('signIn'));
    }),
    http.post('/api/v1/user/onboarding', async ({ request, response }) => {
      const Item = change({ onboarded: (await request.json()).completed });
      return Item ? response(200).json({ Item }, REPLY) : response.untyped(refuse('signIn'));
    }),
    http.get('/api/v1/user/emails/{email}', ({ params, response }) => {
      const own = me();
      if (!own) return response.untyped(refuse('signIn'));
      const known = own.emails.find(({ email }) => email === params.email.toLowerCase());
      const { verified = false, isPrimary = false } = known ?? {};
      return response(200).json({ Item: { verified, isPrimary } }, REPLY);
    }),
    http.post('/api/v1/user/image', async ({ request, response }) => {
      const reply = await server.once(request, () => {
        const { image } = example('UserImageReply', 'UserImageSet').Item;
        const own = change({ image });
        return own
          ? response(201).json({ Item: { id: own.id, image } }, REPLY)
          : response.untyped(refuse('signIn'));
      });
      return response.untyped(reply);
    }),
    http.post('/api/v1/user/add/company', async ({ request, response }) => {
      const { name, country } = await request.json();
      const reply = await server.once(request, () => {
        const key = nameSortKey(name);
        const taken = [...server.data.companies.values()].some((known) => nameSortKey(known.name) === key);
        if (taken) return refuseTakenName('Company');
        const id = stableId('company', name);
        server.data.companies.set(id, aBareCompany({ id, name, country: country ?? null }));
        return response(201).json({ id }, REPLY);
      });
      return response.untyped(reply);
    }),
    http.get('/api/v1/user/Products/followed', ({ request, response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      const rows = [...server.data.products.values()]
        .filter(({ following }) => following)
        .map(({ id, name, sector, crop_images, followers }) => ({
          product_id: id,
          product_name: name,
          sector,
          image: crop_images[0]?.value ?? null,
          followers,
        }));
      const list = itemsPage(rows, { url: request.url, rowKey: ({ product_id }) => product_id });
      return response(200).json(list, REPLY);
    }),

    http.get('/api/v2/users/{id}', ({ params, response }) => {
      const member = findMember(user, params.id);
      return response(200).json(member, REPLY);
    }),
    http.get('/api/v1/user/{id}', ({ params, response }) => {
      const member = findMember(user, params.id);
      const own = user?.id === member.id && { secondaryEmail: user.secondaryEmail };
      return response(200).json({ Item: { ...member, ...own } }, REPLY);
    }),
    http.get('/api/v1/user/profile/byId/{id}', ({ params, response }) => {
      const member = findMember(user, params.id);
      return response(200).json({ Item: member }, REPLY);
    }),
  ];
}

function findMember(viewer: User | null, id: string): Member {
  if (viewer === null) throw refuse('signIn');
  const known = [example('Member', 'MemberLinnea'), example('Member', 'MemberBare')];
  if (id !== viewer.id) return found(known.find((member) => member.id === id));
  const { displayName, firstName, lastName, designation, desc, company, company_id } = viewer;
  const { company_updated, image, linkedinImage } = viewer;
  const named = { id, displayName, firstName, lastName, designation, desc };
  return { ...named, company, company_id, company_updated, image, linkedinImage };
}

/** Code that the mocks accept. */
const RIGHT_CODE = '492039';

/** Creates handlers of account security; changes last until `resetMocks`. */
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
      server.data.tokens = [];
      return response(204).empty(REPLY);
    }),
    http.delete('/api/v2/me/sessions/{id}', ({ params, response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      const left = server.data.sessions.filter(({ id }) => id !== params.id);
      if (left.length === server.data.sessions.length) return response.untyped(refuse('notFound'));
      server.data.sessions = left;
      return response(204).empty(REPLY);
    }),

    http.get('/api/v2/me/tokens', ({ response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      const results = server.data.tokens;
      return response(200).json({ results, count: results.length }, REPLY);
    }),
    http.post('/api/v2/me/tokens', async ({ request, response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      const { name, scopes } = await request.json();
      const { secret, ...made } = example('NewAccessToken', 'NewAccessTokenReport');
      const token = { ...made, id: crypto.randomUUID(), name, scopes };
      server.data.tokens = [token, ...server.data.tokens];
      return response(201).json({ ...token, secret }, REPLY);
    }),
    http.delete('/api/v2/me/tokens/{id}', ({ params, response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      const left = server.data.tokens.filter(({ id }) => id !== params.id);
      if (left.length === server.data.tokens.length) return response.untyped(refuse('notFound'));
      server.data.tokens = left;
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
        return response.untyped(refuseField('email', 'This isn’t your email.'));
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
