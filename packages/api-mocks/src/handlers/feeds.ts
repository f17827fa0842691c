import type { components, Post } from '@millrace/api-client';
import { contentKindOf, type FileMediaKind } from '@millrace/domain';
import type { HttpHandler } from 'msw';
import { hasBlocked } from './blocks';
import type { MockServer } from './mock-server';
import { pageByStart } from './paging';
import { REPLY, refuse, refuseParameter } from './refusals';

type FeedPage = components['schemas']['FeedPage'];

/** What guests are given of a feed. @see GAP-029 */
const GUEST_POSTS = 10;
const LATEST_POSTS = 3;
const FEED_SIZE = { defaultSize: 10, longest: 50 };

/** Feeds, newest first; a private post stands in its author's feeds only. @see DIFF-001 */
export function feedHandlers(server: MockServer): HttpHandler[] {
  const { http, user } = server;
  return [
    http.get('/api/v2/feed/global', ({ request, response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      const page = feedPage(server, request.url, () => true);
      return page instanceof Response ? response.untyped(page) : response(200).json(page, REPLY);
    }),
    http.get('/api/v2/feed/user/{id}', ({ params, request, response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      if (params.id !== user.id && !server.data.people.has(params.id)) {
        return response.untyped(refuse('notFound'));
      }
      const content = new URL(request.url).searchParams.get('content');
      const page = feedPage(
        server,
        request.url,
        (post) => post.user_id === params.id && (content === null || contentOf(post) === content),
      );
      return page instanceof Response ? response.untyped(page) : response(200).json(page, REPLY);
    }),
    http.get('/api/v2/feed/product/{id}', ({ params, request, response }) => {
      if (!server.data.products.has(params.id)) return response.untyped(refuse('notFound'));
      const page = feedPage(server, request.url, (post) => post.tagged_product.includes(params.id));
      return page instanceof Response ? response.untyped(page) : response(200).json(page, REPLY);
    }),
    http.get('/api/v2/feed/company/{id}', ({ params, request, response }) => {
      if (!server.data.companies.has(params.id)) return response.untyped(refuse('notFound'));
      const page = feedPage(server, request.url, (post) => post.tagged_companies.includes(params.id));
      return page instanceof Response ? response.untyped(page) : response(200).json(page, REPLY);
    }),
    http.get('/api/v2/feed/company/{id}/latest', ({ params, response }) => {
      if (!server.data.companies.has(params.id)) return response.untyped(refuse('notFound'));
      const items = readable(server, (post) => post.tagged_companies.includes(params.id)).slice(
        0,
        LATEST_POSTS,
      );
      const page = { items, total: items.length, start: 0, size: LATEST_POSTS, limited: 'none' } as const;
      return response(200).json(page, REPLY);
    }),
  ];
}

function feedPage(server: MockServer, url: string, belongs: (post: Post) => boolean): FeedPage | Response {
  const all = readable(server, belongs);
  const told = server.user === null ? all.slice(0, GUEST_POSTS) : all;
  const page = pageByStart(told, { url, ...FEED_SIZE });
  if (typeof page === 'string') return refuseParameter(page);
  const limited = server.user === null && all.length > 0 ? 'sign_in' : 'none';
  return { items: page.rows, total: told.length, start: page.start, size: page.size, limited };
}

function readable(server: MockServer, belongs: (post: Post) => boolean): Post[] {
  const { data, user } = server;
  return data.posts.filter(
    (post) =>
      belongs(post) &&
      (post.visibility === 'public' || post.user_id === user?.id) &&
      !hasBlocked(server, post.user_id),
  );
}

/** What a post brings. @see GAP-022 */
function contentOf({ text, media }: Post) {
  const [kind = null] = Object.keys(media ?? {}) as FileMediaKind[];
  return contentKindOf(text, kind);
}
