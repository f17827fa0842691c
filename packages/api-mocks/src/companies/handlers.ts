import type { BulkProductEntry, BulkProductResult, LinkCase, LinkDecision } from '@millrace/api-client';
import type { HttpHandler } from 'msw';
import { aSupplierFor } from '../catalogue/factory';
import { addProduct, findProductByName, isBlank } from '../catalogue/handlers';
import { stableId } from '../factories/stable-id';
import { companyFor, employeesFor, followersFor, followersLimited } from '../handlers/disclosure';
import type { MockServer } from '../handlers/mock-server';
import { itemsPage, lastEvaluatedKey, resultsPage, slice } from '../handlers/paging';
import { found, REPLY, refuse, refuseField } from '../handlers/refusals';
import { aCompanyLink } from './factory';

/** Creates handlers of companies and their products. */
export function companyHandlers(server: MockServer): HttpHandler[] {
  const { http, user, level } = server;
  const isFurther = (request: Request) => user === null && new URL(request.url).searchParams.has('cursor');
  return [
    http.get('/api/v1/company/{id}', ({ params, response }) => {
      const company = found(server.data.companies.get(params.id));
      return response(200).json({ Item: companyFor(level, company), country: company.country }, REPLY);
    }),

    http.get('/api/v1/company/{id}/employees', ({ params, request, response }) => {
      if (!server.data.companies.has(params.id)) return response.untyped(refuse('notFound'));
      if (isFurther(request)) return response.untyped(refuse('signIn'));
      const all = server.data.employees.of(params.id);
      const { rows, ...withheld } = employeesFor(user, params.id, all);
      const page = slice(rows, { url: request.url, rowKey: ({ key }) => key });
      const list = { Items: page.rows, Count: all.length, ...lastEvaluatedKey(page.next), ...withheld };
      return response(200).json(list, REPLY);
    }),

    http.get('/api/v2/companies/{id}/followers', ({ params, request, response }) => {
      if (!server.data.companies.has(params.id)) return response.untyped(refuse('notFound'));
      if (isFurther(request)) return response.untyped(refuse('signIn'));
      const all = server.data.companyFollowers.of(params.id);
      const page = slice(followersFor(level, all), { url: request.url, rowKey: ({ key }) => key });
      const list = {
        results: page.rows,
        count: all.length,
        ...lastEvaluatedKey(level === 'guest' ? undefined : page.next),
        limited: followersLimited(level, all.length),
      };
      return response(200).json(list, REPLY);
    }),

    http.get('/api/v1/company/{id}/products', ({ params, request, response }) => {
      if (!server.data.companies.has(params.id)) return response.untyped(refuse('notFound'));
      const rows = server.data.companyProducts.of(params.id);
      const list = itemsPage(rows, { url: request.url, rowKey: ({ product_id }) => product_id });
      return response(200).json(list, REPLY);
    }),

    http.post('/api/v2/products/bulkproducts', async ({ request, response }) => {
      const { products } = await request.json();
      const reply = await server.once(request, () => {
        const companyId = user?.company_id ?? null;
        if (companyId === null) return refuse('companyRequired');
        const results = products.map((entry) => addToCompany(server, companyId, entry));
        return response(200).json({ results, count: results.length }, REPLY);
      });
      return response.untyped(reply);
    }),
  ];
}

/** Adds one product to a company's supply. @see GAP-071 */
function addToCompany(server: MockServer, companyId: string, entry: BulkProductEntry): BulkProductResult {
  const { data } = server;
  if (typeof entry === 'object' && 'name' in entry && isBlank(entry.name)) {
    return {
      status: 'refused',
      product_id: null,
      product_name: entry.name,
      error: 'Name is required',
      code: 'invalid_fields',
    };
  }
  const known = findEntry(server, entry);
  const product =
    known ??
    (typeof entry === 'object' && 'name' in entry ? addProduct(server, entry.name, entry.description) : null);
  if (product === null) {
    const error = 'We couldn’t find this product.';
    return { status: 'refused', product_id: null, product_name: null, error, code: 'not_found' };
  }
  const named = { product_id: product.id, product_name: product.name };
  const catalogue = data.companyProducts.of(companyId);
  if (catalogue.some(({ product_id }) => product_id === product.id)) return { status: 'listed', ...named };
  catalogue.push({
    ...named,
    description: product.description,
    sector: product.sector,
    following: product.following,
  });
  const company = data.companies.get(companyId);
  const suppliers = data.suppliers.of(product.id);
  if (company !== undefined) suppliers.push(aSupplierFor(company, product));
  data.products.set(product.id, { ...product, counts: { ...product.counts, suppliers: suppliers.length } });
  return { status: known === undefined ? 'created' : 'added', ...named };
}

function findEntry(server: MockServer, entry: BulkProductEntry) {
  if (typeof entry === 'string') return server.data.products.get(entry);
  if ('id' in entry) return server.data.products.get(entry.id);
  return findProductByName(server, entry.name);
}

// Requests and decisions made through the mocks are newer than all examples, and do not depend on the clock.
const ASKED_AT = '2026-11-22T10:35:30.000Z';
const DECIDED_AT = '2026-11-22T10:40:30.000Z';

/** Creates handlers of company membership; requests and decisions last until `resetMocks`. @see GAP-089 */
export function companyLinkHandlers(server: MockServer): HttpHandler[] {
  const { http, user } = server;
  const ownLink = (companyId: string) => {
    const isOwn = user?.company_id === companyId;
    const verified = isOwn && user?.company_verified === true;
    return (
      server.data.ownLinks.get(companyId) ??
      aCompanyLink({
        company_id: companyId,
        linked: isOwn,
        listed: isOwn && user?.company_updated === 1,
        verified,
        proof: verified ? 'domain' : null,
        can_ask: isOwn && !verified,
      })
    );
  };
  const refusal = () => {
    if (user === null) return refuse('signIn');
    return user.is_moderator ? null : refuse('forbidden');
  };
  return [
    http.get('/api/v2/companies/{id}/link', ({ params, response }) =>
      user === null ? response.untyped(refuse('signIn')) : response(200).json(ownLink(params.id), REPLY),
    ),

    http.post('/api/v2/companies/{id}/link/requests', async ({ params, request, response }) => {
      const { text } = await request.json();
      const reply = await server.once(request, () => {
        if (user === null) return refuse('signIn');
        const link = ownLink(params.id);
        if (link.waiting) return refuse('linkCaseWaits');
        if (!link.can_ask) return refuse('forbidden');
        if (text.trim() === '') return refuseField('text', 'must not be blank');
        const asked = { ...link, waiting: true, can_ask: false };
        server.data.ownLinks.set(params.id, asked);
        return response(201).json(asked, REPLY);
      });
      return response.untyped(reply);
    }),

    http.post('/api/v2/companies/{id}/people/{userId}/objections', async ({ params, request, response }) => {
      const { text } = await request.json();
      const reply = await server.once(request, () => {
        if (user === null) return refuse('signIn');
        if (!ownLink(params.id).listed) return refuse('forbidden');
        if (text.trim() === '') return refuseField('text', 'must not be blank');
        const id = stableId('objection', params.userId);
        const made = { id, company_id: params.id, user_id: params.userId, listed: true, added: ASKED_AT };
        return response(201).json(made, REPLY);
      });
      return response.untyped(reply);
    }),

    http.get('/api/v2/moderation/company-links', ({ request, response }) => {
      const refused = refusal();
      if (refused) return response.untyped(refused);
      const status = new URL(request.url).searchParams.get('status') ?? 'open';
      const all = server.data.linkCases.filter((one) => one.status === status);
      const list = resultsPage(all, { url: request.url, rowKey: ({ id }) => id });
      return response(200).json(list, REPLY);
    }),

    http.post('/api/v2/moderation/company-links/{id}/decisions', async ({ params, request, response }) => {
      const draft = await request.json();
      const reply = await server.once(request, () => {
        const refused = refusal();
        if (refused) return refused;
        const one = found(server.data.linkCases.find(({ id }) => id === params.id));
        if (!one.possible.includes(draft.decision)) return refuse('alreadyDecided');
        const decided = decide(one, draft.decision, draft.note ?? '', user?.displayName ?? null);
        return response(201).json(decided, REPLY);
      });
      return response.untyped(reply);
    }),
  ];
}

function decide(one: LinkCase, decision: LinkDecision, note: string, moderator: string | null): LinkCase {
  const { member } = one;
  const isEnded = decision === 'end';
  return Object.assign(one, {
    status: 'closed' as const,
    possible: [],
    member: {
      ...member,
      linked: member.linked && !isEnded,
      listed: !isEnded && decision !== 'refuse' ? true : member.listed && !isEnded,
      verified: member.verified || decision === 'verify',
    },
    decision: { kind: one.kind, decision, note, added: DECIDED_AT, moderator },
  });
}
