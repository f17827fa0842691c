import type { ConnectionEntry } from '@millrace/api-client';
import { RECOMMENDED_PRODUCTS, rowsWithContacts } from '@millrace/domain';
import type { HttpHandler } from 'msw';
import type { MockServer } from './mock-server';
import { lastEvaluatedKey, slice } from './paging';
import { REPLY, refuse, refuseParameter } from './refusals';

/** One's own lists: vendors, customers, connections, and what one may want to follow. */
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
      const page = slice(rows, { url: request.url, keyOf: ({ company_id }) => company_id });
      if (typeof page === 'string') return response.untyped(refuseParameter(page));
      const list = { results: page.rows, count: rows.length, ...lastEvaluatedKey(page.next) };
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
      const page = slice(rows, { url: request.url, keyOf: ({ customer_id }) => customer_id });
      if (typeof page === 'string') return response.untyped(refuseParameter(page));
      const list = { results: page.rows, count: rows.length, ...lastEvaluatedKey(page.next) };
      return response(200).json({ ...list, limited: limitedAt(rows.length, disclosed) }, REPLY);
    }),
    http.get('/api/v2/me/customers/count', ({ response }) =>
      user === null
        ? response.untyped(refuse('signIn'))
        : response(200).json({ count: server.data.customers.length }, REPLY),
    ),
    http.get('/api/v2/me/connections', ({ request, response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      const rows = connectionsOf(server);
      const page = slice(rows, { url: request.url, keyOf: ({ key }) => key });
      if (typeof page === 'string') return response.untyped(refuseParameter(page));
      const list = { results: page.rows, count: rows.length, ...lastEvaluatedKey(page.next) };
      return response(200).json({ ...list, limited: 'none' }, REPLY);
    }),
    http.get('/api/v2/me/connections/count', ({ response }) =>
      user === null
        ? response.untyped(refuse('signIn'))
        : response(200).json({ count: connectionsOf(server).length }, REPLY),
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

/** Whom the viewer follows, then all others that the mocks know of; each group by name. */
function connectionsOf({ data, user }: MockServer): ConnectionEntry[] {
  const companyIds = new Map([...data.companies.values()].map(({ id, name }) => [name, id]));
  return [...data.people.values()]
    .filter(({ id }) => id !== user?.id)
    .map(({ id, name, image, company }) => ({
      key: id,
      user_id: id,
      user_name: name,
      user_image: image,
      user_company_name: company,
      user_company_id: (company !== null && companyIds.get(company)) || null,
      connected: data.connections.has(id),
    }))
    .sort(
      (a, b) => Number(b.connected) - Number(a.connected) || a.user_name.localeCompare(b.user_name, 'en'),
    );
}
