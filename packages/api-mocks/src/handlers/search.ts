import type { ArticleMatch, SearchHit } from '@millrace/api-client';
import { ARTICLE_MAX, codePointLength, foldText } from '@millrace/domain';
import type { HttpHandler } from 'msw';
import type { MockServer } from './mock-server';
import { REPLY, refuseField, refuseParameter } from './refusals';

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
    http.post('/api/v2/articles/matches', async ({ request, response }) => {
      const { text } = await request.json();
      if (codePointLength(text) > ARTICLE_MAX) {
        return response.untyped(refuseField('text', `It has more than ${ARTICLE_MAX} characters.`));
      }
      const results = namedIn(text, server);
      return response(200).json({ results: results.slice(0, LISTED), count: results.length }, REPLY);
    }),
  ];
}

/** As many matches of an article as are listed. */
const LISTED = 100;

/** What a text names in any case, by whole names and those of companies without their legal form: enough to build with. */
function namedIn(text: string, { data }: MockServer): ArticleMatch[] {
  const things = [
    ...[...data.products.values()].map((product) => ({ kind: 'product' as const, ...product })),
    ...[...data.companies.values()].map((company) => ({ kind: 'company' as const, ...company })),
    ...data.events.map((event) => ({ kind: 'event' as const, name: event.eventName, ...event })),
  ];
  return things
    .flatMap(({ kind, id, name, sector }) => {
      const short = kind === 'company' ? name.replace(/ (?:AB|AG|AS|GmbH|Inc|Ltd)\.?$/, '') : name;
      const matched = [
        { part: 'whole' as const, text: name },
        { part: 'without_legal_form' as const, text: short },
      ].find((form) => patternOf(form.text).test(text));
      if (!matched) return [];
      const [first, ...more] = text.matchAll(patternOf(short));
      if (!first) return [];
      const end = first.index + first[0].length;
      const excerpt = {
        before: text.slice(Math.max(0, first.index - 80), first.index),
        name: first[0],
        after: text.slice(end, end + 80),
      };
      return [{ kind, id, name, sector: sector ?? null, times: 1 + more.length, matched, excerpt }];
    })
    .sort((a, b) => b.times - a.times);
}

const patternOf = (name: string): RegExp =>
  new RegExp(`\\b${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\b`, 'gi');

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
