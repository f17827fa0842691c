import type { Me, Member, User } from '@millrace/api-client';
import { findCountry, nameSortKey } from '@millrace/domain';
import type { HttpHandler } from 'msw';
import { example } from '../contract/examples';
import { aBareCompany } from '../factories/company';
import { aMe } from '../factories/me';
import { stableId } from '../factories/stable-id';
import type { MockServer } from './mock-server';
import { lastEvaluatedKey, slice } from './paging';
import { REPLY, refuse, refuseParameter, refuseTakenName } from './refusals';

/** One's own profile, and members; what is saved stays until `resetMocks`. */
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
        firstName: body.firstName,
        lastName: body.lastName,
        displayName: `${body.firstName} ${body.lastName}`,
        company: body.company,
        ...(body.designation !== undefined && { designation: body.designation || null }),
        ...(body.phone !== undefined && { phone: body.phone || null }),
        ...(body.desc !== undefined && { desc: body.desc || null }),
        country: findCountry(body.country)?.name ?? body.country,
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
      const page = slice(rows, { url: request.url, keyOf: ({ product_id }) => product_id });
      if (typeof page === 'string') return response.untyped(refuseParameter(page));
      const list = { Items: page.rows, Count: rows.length, ...lastEvaluatedKey(page.next) };
      return response(200).json(list, REPLY);
    }),

    http.get('/api/v2/users/{id}', ({ params, response }) => {
      const member = memberOf(user, params.id);
      return 'status' in member ? response.untyped(member) : response(200).json(member, REPLY);
    }),
    http.get('/api/v1/user/{id}', ({ params, response }) => {
      const member = memberOf(user, params.id);
      if ('status' in member) return response.untyped(member);
      const own = user?.id === member.id && { secondaryEmail: user.secondaryEmail };
      return response(200).json({ Item: { ...member, ...own } }, REPLY);
    }),
    http.get('/api/v1/user/profile/byId/{id}', ({ params, response }) => {
      const member = memberOf(user, params.id);
      return 'status' in member ? response.untyped(member) : response(200).json({ Item: member }, REPLY);
    }),
  ];
}

function memberOf(viewer: User | null, id: string): Member | Response {
  if (viewer === null) return refuse('signIn');
  const known = [example('Member', 'MemberLinnea'), example('Member', 'MemberBare')];
  if (id !== viewer.id) return known.find((member) => member.id === id) ?? refuse('notFound');
  const { displayName, firstName, lastName, designation, desc, company, company_id } = viewer;
  const { company_updated, image, linkedinImage } = viewer;
  const named = { id, displayName, firstName, lastName, designation, desc };
  return { ...named, company, company_id, company_updated, image, linkedinImage };
}
