import type { ConnectionEntry, FollowedProduct } from '@millrace/api-client';
import { findCountry, foldText, RECOMMENDED_PRODUCTS, rowsWithContacts } from '@millrace/domain';
import type { HttpHandler } from 'msw';
import { aFollowerFor } from '../data/example-data';
import { followersFor, followersLimited } from '../handlers/disclosure';
import type { MockServer } from '../handlers/mock-server';
import { lastEvaluatedKey, resultsPage, slice } from '../handlers/paging';
import { found, REPLY, refuse, refuseField, refuseParameter } from '../handlers/refusals';

const DEFAULT_LIMIT = 10;
const LONGEST = 50;

// Fixed time, so that stories and screenshots do not depend on the clock.
const FOLLOWED_AT = '2026-09-02T09:30:00.000Z';

/** Creates handlers that follow companies and members and find members; follows last until `resetMocks`. */
export function networkHandlers(server: MockServer): HttpHandler[] {
  const { http, user } = server;
  return [
    http.get('/api/v1/me/followedCompanies', ({ response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      const followed = [...server.data.companies.values()].filter(
        ({ followingUsers }) => followingUsers[user.id],
      );
      const entries = followed.map(({ id, name, country, sector, logo }) => [
        id,
        {
          company_id: id,
          company_name: name,
          company_country: country,
          country_code: findCountry(country)?.code ?? null,
          sector,
          logo,
          since: FOLLOWED_AT,
        },
      ]);
      const json = { followedCompanies: Object.fromEntries(entries), count: followed.length };
      return response(200).json(json, REPLY);
    }),
    http.post('/api/v1/me/followedCompanies', async ({ request, response }) => {
      const { company_id } = await request.json();
      if (user === null) return response.untyped(refuse('signIn'));
      const company = server.data.companies.get(company_id);
      if (company === undefined) {
        return response.untyped(refuseField('company_id', 'This company does not exist.'));
      }
      setFollowingCompany(server, company_id, true);
      const followers = server.data.companies.get(company_id)?.followers ?? 0;
      const Item = { company_id, company_name: company.name, following: true, followers };
      return response(200).json({ Item }, REPLY);
    }),
    http.delete('/api/v1/me/followedCompanies/{id}', ({ params, response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      setFollowingCompany(server, params.id, false);
      return response(204).empty(REPLY);
    }),

    http.post('/api/v2/me/connections', async ({ request, response }) => {
      const { user_id } = await request.json();
      if (user === null) return response.untyped(refuse('signIn'));
      const person = server.data.people.get(user_id);
      if (person === undefined || user_id === user.id) {
        return response.untyped(refuseField('user_id', 'This member does not exist.'));
      }
      server.data.connections.add(user_id);
      return response(200).json({ user_id, user_name: person.name, connected: true }, REPLY);
    }),
    http.get('/api/v2/me/connections/{id}', ({ params, response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      const person = found(server.data.people.get(params.id));
      const connected = server.data.connections.has(params.id);
      return response(200).json({ user_id: params.id, user_name: person.name, connected }, REPLY);
    }),
    http.delete('/api/v2/me/connections/{id}', ({ params, response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      server.data.connections.delete(params.id);
      return response(204).empty(REPLY);
    }),

    http.get('/api/v1/user/search/people/{text}', ({ params, request, response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      const limit = Number(new URL(request.url).searchParams.get('limit') ?? DEFAULT_LIMIT);
      if (!Number.isInteger(limit) || limit < 1 || limit > LONGEST) {
        return response.untyped(refuseParameter('limit'));
      }
      const sought = foldText(params.text.trim());
      const { people, connections } = server.data;
      const results = [...people.values()]
        .filter(({ id, name }) => id !== user.id && foldText(name).includes(sought))
        // Connections first; the sort is stable. @see GAP-072
        .sort((a, b) => Number(connections.has(b.id)) - Number(connections.has(a.id)))
        .slice(0, limit);
      return response(200).json({ results }, REPLY);
    }),
  ];
}

function setFollowingCompany({ data, user }: MockServer, id: string, following: boolean): void {
  const company = data.companies.get(id);
  if (company === undefined || user === null) return;
  const { [user.id]: wasFollowing = false, ...others } = company.followingUsers;
  data.companies.set(id, {
    ...company,
    followingUsers: following ? { ...others, [user.id]: true } : others,
    followers: company.followers + Number(following) - Number(wasFollowing),
  });
}

/** Creates handlers of the member's lists: vendors, customers, connections, and recommendations. */
export function memberListHandlers(server: MockServer): HttpHandler[] {
  const { http, user, level } = server;
  const limitedAt = (count: number, disclosed: number) =>
    count > disclosed ? ('plan' as const) : ('none' as const);
  return [
    http.get('/api/v2/me/vendors', ({ request, response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      const disclosed = rowsWithContacts(level);
      const rows = server.data.vendors.map((row, index) =>
        index < disclosed ? row : { ...row, company_contacts: null, limited: true },
      );
      const list = resultsPage(rows, { url: request.url, rowKey: ({ company_id }) => company_id });
      return response(200).json({ ...list, limited: limitedAt(rows.length, disclosed) }, REPLY);
    }),
    http.get('/api/v2/me/vendors/count', ({ response }) =>
      user === null
        ? response.untyped(refuse('signIn'))
        : response(200).json({ count: server.data.vendors.length }, REPLY),
    ),
    http.get('/api/v2/me/customers', ({ request, response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      const disclosed = rowsWithContacts(level);
      const rows = server.data.customers.map((row, index) =>
        index < disclosed ? row : { ...row, customer_contacts: null, limited: true },
      );
      const list = resultsPage(rows, { url: request.url, rowKey: ({ customer_id }) => customer_id });
      return response(200).json({ ...list, limited: limitedAt(rows.length, disclosed) }, REPLY);
    }),
    http.get('/api/v2/me/customers/count', ({ response }) =>
      user === null
        ? response.untyped(refuse('signIn'))
        : response(200).json({ count: server.data.customers.length }, REPLY),
    ),
    http.get('/api/v2/me/connections', ({ request, response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      const rows = findConnections(server);
      const list = resultsPage(rows, { url: request.url, rowKey: ({ key }) => key });
      return response(200).json({ ...list, limited: 'none' }, REPLY);
    }),
    http.get('/api/v2/me/connections/count', ({ response }) =>
      user === null
        ? response.untyped(refuse('signIn'))
        : response(200).json({ count: findConnections(server).length }, REPLY),
    ),
    http.get('/api/v1/product/recommended/all', ({ response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      const Items = [...server.data.products.values()]
        .filter(({ following }) => !following)
        .slice(0, RECOMMENDED_PRODUCTS)
        .map(({ id, name, sector, crop_images, followers }) => {
          return { id, product: name, sector, image: crop_images[0]?.value ?? null, followers };
        });
      return response(200).json({ Items }, REPLY);
    }),
  ];
}

/** Returns the followed members, then all others in the mock data; each group by name. */
function findConnections({ data, user }: MockServer): ConnectionEntry[] {
  const companyIds = new Map([...data.companies.values()].map(({ id, name }) => [name, id]));
  return [...data.people.values()]
    .filter(({ id }) => id !== user?.id)
    .map(({ id, name, image, company }) => ({
      key: id,
      user_id: id,
      user_name: name,
      user_designation: null,
      user_image: image,
      user_company_name: company,
      user_company_id: (company !== null && companyIds.get(company)) || null,
      connected: data.connections.has(id),
    }))
    .sort(
      (a, b) => Number(b.connected) - Number(a.connected) || a.user_name.localeCompare(b.user_name, 'en'),
    );
}

/** Creates handlers of follows, which last until `resetMocks`. */
export function followingHandlers(server: MockServer): HttpHandler[] {
  const { http } = server;
  return [
    http.post('/api/v1/product/follow', async ({ request, response }) => {
      const product = setFollowingProduct(server, (await request.json()).productId, true);
      return response(200).json({ Item: product }, REPLY);
    }),

    http.post('/api/v1/product/unfollow', async ({ request, response }) => {
      const product = setFollowingProduct(server, (await request.json()).productId, false);
      return response(200).json({ Item: product }, REPLY);
    }),

    http.get('/api/v2/products/{id}/followers', ({ params, request, response }) => {
      const product = found(server.data.products.get(params.id));
      const isGuest = server.level === 'guest';
      if (isGuest && new URL(request.url).searchParams.has('cursor')) {
        return response.untyped(refuse('signIn'));
      }
      const rows = followersFor(server.level, server.data.followers.of(product.id));
      const page = slice(rows, { url: request.url, rowKey: ({ key }) => key });
      const list = {
        results: page.rows,
        count: product.followers,
        ...lastEvaluatedKey(isGuest ? undefined : page.next),
        limited: followersLimited(server.level, product.followers),
      };
      return response(200).json(list, REPLY);
    }),
  ];
}

function setFollowingProduct({ data, user }: MockServer, id: string, following: boolean): FollowedProduct {
  if (user === null) throw refuse('signIn');
  const product = data.products.get(id);
  if (product === undefined) throw refuseField('productId', 'We couldn’t find this product.');
  // Read before the count changes, because existing rows are generated from it.
  const rows = data.followers.of(id);
  if (product.following !== following) {
    const followers = product.followers + (following ? 1 : -1);
    data.products.set(id, { ...product, following, followers });
    if (following) rows.unshift(aFollowerFor(user, id));
    else
      rows.splice(
        rows.findIndex((row) => row.user_id === user.id),
        1,
      );
  }
  const { name, followers } = data.products.get(id) ?? product;
  return { product_id: id, product_name: name, following, followers };
}

// Fixed time of blocks, independent of the clock.
const BLOCKED_AT = '2026-09-15T10:30:30.000Z';

/** Creates handlers of blocked members; blocks last until `resetMocks`. @see GAP-097 */
export function blockHandlers(server: MockServer): HttpHandler[] {
  const { http, user } = server;
  return [
    http.get('/api/v2/me/blocks', ({ request, response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      const { blocks } = server.data;
      const list = resultsPage(blocks, { url: request.url, rowKey: ({ user_id }) => user_id });
      return response(200).json(list, REPLY);
    }),

    http.post('/api/v2/me/blocks', async ({ request, response }) => {
      const { user_id } = await request.json();
      if (user === null) return response.untyped(refuse('signIn'));
      const person = findPerson(server, user_id);
      if (person === undefined || user_id === user.id) {
        return response.untyped(refuseField('user_id', 'This member does not exist.'));
      }
      const { blocks } = server.data;
      const { name: user_name, image, company } = person;
      if (!blocks.some((blocked) => blocked.user_id === user_id)) {
        blocks.unshift({ user_id, user_name, image, company, since: BLOCKED_AT });
      }
      return response(200).json({ user_id, user_name, blocked: true }, REPLY);
    }),

    http.get('/api/v2/me/blocks/{id}', ({ params, response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      const person = found(findPerson(server, params.id));
      const state = { user_id: params.id, user_name: person.name, blocked: hasBlocked(server, params.id) };
      return response(200).json(state, REPLY);
    }),

    http.delete('/api/v2/me/blocks/{id}', ({ params, response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      const { blocks } = server.data;
      const place = blocks.findIndex(({ user_id }) => user_id === params.id);
      if (place >= 0) blocks.splice(place, 1);
      return response(204).empty(REPLY);
    }),
  ];
}

/** Returns a member who has posted something, or has a conversation with the viewer. */
function findPerson({ data }: MockServer, id: string) {
  return data.people.get(id) ?? data.chatRooms.find(({ user_id }) => user_id === id);
}

/** True if the viewer has blocked a member. */
export const hasBlocked = ({ data }: MockServer, userId: string): boolean =>
  data.blocks.some(({ user_id }) => user_id === userId);
