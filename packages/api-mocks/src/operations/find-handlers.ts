import type { EventSummary, Post, SearchCategory, SearchResult } from '@millrace/api-client';
import type { HttpHandler } from 'msw';
import { productOrder } from '../catalogue/browse-handlers';
import type { MockServer } from '../handlers/mock-server';
import { resultsPage } from '../handlers/paging';
import { REPLY, refuse, refuseParameter } from '../handlers/refusals';
import { findMatch } from './find-match';
import { foundEntries } from './found-entries';
import { suggest, suggestions } from './suggestions';

const OTHERS_SHOWN = 3;

const CATEGORIES: readonly SearchCategory[] = ['products', 'companies', 'events', 'posts', 'people'];

/**
 * Creates search handlers over the mock data, by word prefixes. Only suggestions tolerate typos.
 */
export function findHandlers(server: MockServer): HttpHandler[] {
  const { http, user } = server;
  const { products, companies } = foundEntries(server);
  const isConnection = (id: string): boolean => server.data.connections.has(id);

  const findResults = (category: SearchCategory, q: string): SearchResult[] => {
    switch (category) {
      case 'products':
        return products(q).map((product) => ({ type: 'product', product }));
      case 'companies':
        return companies(q).map((company) => ({ type: 'company', company }));
      case 'events':
        return server.data.events.flatMap((event: EventSummary): SearchResult[] => {
          const match = findMatch(q, [
            ['name', event.eventName],
            ['place', event.location],
            ['description', event.summary],
          ]);
          return match ? [{ type: 'event', event: { ...event, match } }] : [];
        });
      case 'posts':
        return server.data.posts.flatMap((post: Post): SearchResult[] => {
          const match = post.visibility === 'public' ? findMatch(q, [['text', post.text]]) : null;
          if (!match) return [];
          return [
            {
              type: 'post',
              post: {
                id: post.id,
                user_id: post.user_id,
                user_name: post.user.user_name,
                company: post.user.user_company_name,
                company_id: post.user.user_company_id,
                text: post.text.slice(0, 300),
                like_count: post.like_count,
                comment_count: post.comment_count,
                added: post.added,
                match,
              },
            },
          ];
        });
      case 'people':
        return (
          [...server.data.people.values()]
            .filter(({ id }) => id !== user?.id)
            // Connections first; the sort is stable. @see GAP-072
            .sort((a, b) => Number(isConnection(b.id)) - Number(isConnection(a.id)))
            .flatMap((one): SearchResult[] => {
              const match = findMatch(q, [['name', one.name]]);
              return match ? [{ type: 'person', person: { ...one, designation: null, match } }] : [];
            })
        );
    }
  };

  return [
    http.get('/api/v2/search', ({ request, response }) => {
      const query = new URL(request.url).searchParams;
      const q = query.get('q') ?? '';
      if (q === '') return response.untyped(refuseParameter('q'));
      const category = (query.get('category') ?? 'products') as SearchCategory;
      const categories = CATEGORIES.filter((one) => one !== 'people' || user !== null);
      if (!categories.includes(category)) return response.untyped(refuse('signIn'));
      const page = resultsPage(findResults(category, q), { url: request.url, rowKey: resultId });
      const groups = query.has('cursor')
        ? []
        : categories.flatMap((other) => {
            const all = other === category ? [] : findResults(other, q);
            const top = all.slice(0, OTHERS_SHOWN);
            return all.length === 0 ? [] : [{ category: other, count: all.length, estimated: false, top }];
          });
      const isNothing = page.count === 0 && groups.length === 0;
      const advice = isNothing ? { did_you_mean: null, wider: [] } : null;
      return response(200).json({ ...page, category, estimated: false, groups, advice }, REPLY);
    }),

    http.get('/api/v2/links', ({ request, response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      const query = new URL(request.url).searchParams;
      const asked = { product: 'products', company: 'companies', event: 'events', post: 'posts' } as const;
      const results = Object.entries(asked).flatMap(([name, category]) => {
        const ids = query.getAll(name);
        return findResults(category, '').filter((result) => ids.includes(resultId(result)));
      });
      return response(200).json({ results, count: results.length }, REPLY);
    }),

    http.get('/api/v2/search/suggestions', ({ request, response }) => {
      const query = new URL(request.url).searchParams;
      const q = query.get('q') ?? '';
      const limit = Number(query.get('limit') ?? 10);
      const asked = query.get('category');
      if (q.trim() === '') {
        const popular =
          asked === null || asked === 'products' ? products('').sort(productOrder('followers', '')) : [];
        const results = popular.slice(0, limit).map((product) => suggest({ type: 'product', product }));
        return response(200).json({ results, count: results.length }, REPLY);
      }
      const categories = CATEGORIES.filter((one) =>
        asked === null ? one !== 'posts' && (one !== 'people' || user !== null) : one === asked,
      );
      const results = suggestions(
        categories.flatMap((category) => findResults(category, q)),
        categories.flatMap((category) => findResults(category, '')),
        q,
      ).slice(0, limit);
      return response(200).json({ results, count: results.length }, REPLY);
    }),
  ];
}

function resultId(result: SearchResult): string {
  switch (result.type) {
    case 'product':
      return result.product.id;
    case 'company':
      return result.company.id;
    case 'event':
      return result.event.id;
    case 'post':
      return result.post.id;
    case 'person':
      return result.person.id;
  }
}
