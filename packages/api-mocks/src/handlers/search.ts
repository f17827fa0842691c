import type { SearchHit } from '@millrace/api-client';
import { foldText } from '@millrace/domain';
import type { HttpHandler } from 'msw';
import type { MockServer } from './mock-server';
import { REPLY, refuseParameter } from './refusals';

const DEFAULT_LIMIT = 10;
const LONGEST = 50;

/** What of a product or a company a search reads and answers. */
type Found = SearchHit['_source'];

/** Searches: names that begin with the text first, then names that hold it, by name. */
export function searchHandlers(server: MockServer): HttpHandler[] {
  const { http } = server;
  const productHits = (text: string) => find(server.data.products.values(), 'products', text);
  const companyHits = (text: string) => find(server.data.companies.values(), 'companies', text);
  return [
    http.get('/api/v1/product/search/{text}', ({ params, request, response }) => {
      const limit = readLimit(request.url);
      if (limit === null) return response.untyped(refuseParameter('limit'));
      const hits = productHits(params.text).slice(0, limit);
      return response(200).json({ hits: { hits }, Items: hits.map((hit) => hit._source) }, REPLY);
    }),
    http.get('/api/v1/company/search/{text}', ({ params, request, response }) => {
      const limit = readLimit(request.url);
      if (limit === null) return response.untyped(refuseParameter('limit'));
      return response(200).json({ hits: { hits: companyHits(params.text).slice(0, limit) } }, REPLY);
    }),
    http.get('/api/v1/user/search/company/{text}', ({ params, request, response }) => {
      const limit = readLimit(request.url);
      if (limit === null) return response.untyped(refuseParameter('limit'));
      return response(200).json({ hits: { hits: companyHits(params.text).slice(0, limit) } }, REPLY);
    }),
    http.get('/api/v1/productandcompany/search/{text}', ({ params, request, response }) => {
      const limit = readLimit(request.url);
      if (limit === null) return response.untyped(refuseParameter('limit'));
      const hits = [...productHits(params.text), ...companyHits(params.text)].sort(bestFirst);
      return response(200).json({ hits: { hits: hits.slice(0, limit) } }, REPLY);
    }),
  ];
}

function find(rows: Iterable<Found>, _index: SearchHit['_index'], text: string): SearchHit[] {
  const sought = foldText(text.trim());
  const hits: SearchHit[] = [];
  for (const { id, name, country, country_code, description, sector } of rows) {
    const place = foldText(name).indexOf(sought);
    if (place < 0) continue;
    const _source = { id, name, country, country_code, sector, ...(description ? { description } : {}) };
    hits.push({ _index, _id: id, _score: place === 0 ? 2 : 1, _source });
  }
  return hits.sort(bestFirst);
}

function bestFirst(a: SearchHit, b: SearchHit): number {
  return (b._score ?? 0) - (a._score ?? 0) || a._source.name.localeCompare(b._source.name, 'en');
}

function readLimit(url: string): number | null {
  const limit = Number(new URL(url).searchParams.get('limit') ?? DEFAULT_LIMIT);
  return Number.isInteger(limit) && limit >= 1 && limit <= LONGEST ? limit : null;
}
