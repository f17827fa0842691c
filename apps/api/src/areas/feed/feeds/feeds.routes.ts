import { GUEST_FEED_POSTS } from '@millrace/domain';
import type { Context } from '../../../platform/context';
import type { FeedKind } from '../../../platform/db/schema';
import { NotFoundError } from '../../../platform/errors';
import type { Handlers, Viewer } from '../../../platform/http/call';
import { signedIn } from '../../../platform/http/signed-in';
import { postView } from '../posts';
import { type FeedPageRows, findFeedPage, findFilteredPage } from './feeds.repository';

/** Number of posts in a company's summary. */
const LATEST_POSTS = 3;

/** Routes of feeds: pages of posts by offset, newest first. */
export const feedRoutes = ({ db }: Context) => {
  const pageOf = async (
    kind: FeedKind,
    ownerId: string,
    viewer: Viewer | null,
    { start, size }: { start: number; size: number },
  ) => {
    const room = viewer ? size : Math.max(0, Math.min(size, GUEST_FEED_POSTS - start));
    const found = await findFeedPage(db, { kind, ownerId, viewer, start, size: room });
    if (!found) throw new NotFoundError();
    return pageView(found, viewer, { start, size });
  };

  const pageView = (
    found: FeedPageRows,
    viewer: Viewer | null,
    { start, size }: { start: number; size: number },
  ) => {
    const json = {
      items: found.rows.map(postView),
      total: viewer ? found.total : Math.min(found.total, GUEST_FEED_POSTS),
      start,
      size,
      limited: viewer ? ('none' as const) : ('sign_in' as const),
    };
    return { status: 200 as const, json };
  };

  return {
    getGlobalFeed: async (call) => {
      const viewer = signedIn(call);
      const { from = null, sector = null, ...page } = call.query;
      if (from === null && sector === null) return pageOf('global', viewer.id, viewer, page);
      return pageView(await findFilteredPage(db, { viewer, from, sector, ...page }), viewer, page);
    },
    getUserFeed: (call) => {
      const { content } = call.query;
      return pageOf(content ? `user_${content}` : 'user', call.path.id, signedIn(call), call.query);
    },
    getProductFeed: ({ path, viewer, query }) => pageOf('product', path.id, viewer, query),
    getCompanyFeed: ({ path, viewer, query }) => pageOf('company', path.id, viewer, query),
    getLatestCompanyPosts: async ({ path, viewer }) => {
      const page = { start: 0, size: LATEST_POSTS };
      const { items: results } = (await pageOf('company', path.id, viewer, page)).json;
      return { status: 200, json: { results, count: results.length } };
    },
  } satisfies Partial<Handlers>;
};
