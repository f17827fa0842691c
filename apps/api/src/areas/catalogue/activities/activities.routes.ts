import { GUEST_FEED_POSTS, youtubeId } from '@millrace/domain';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/db/database';
import { findProductNames } from '../../../platform/db/names';
import { InvalidFieldsError, NotFoundError } from '../../../platform/errors';
import type { Handlers, Viewer } from '../../../platform/http/call';
import { pageOf } from '../../../platform/http/cursor';
import { signedIn } from '../../../platform/http/signed-in';
import { sentence } from '../../../platform/messages/text';
import { writePost } from '../../feed/posts';
import { findActivities, findActivity } from './activities.repository';
import { activityView } from './activities.view';

const ORDER = 'activities';

const BARE_VIDEO_ID = /^[\w-]{11}$/;

/** URL prefix of YouTube videos, followed by the ID. */
const YOUTUBE = 'https://www.youtube.com/watch?v=';

/** Routes of activities: public posts that tag a product. */
export const activityRoutes = (context: Context) => {
  const { db, cursors } = context;
  const post = async (tx: Transaction, viewer: Viewer, productId: string, words: string) => {
    await requireProduct(tx, productId);
    const id = await writePost(tx, context, viewer, { text: words, productIds: [productId] });
    return activityView(await findActivity(tx, id));
  };

  return {
    listActivities: async ({ path, query, viewer }) => {
      const [createdAt, id] = cursors.decode(query.cursor, ORDER, ['string', 'string']) ?? [];
      const after = createdAt === undefined || id === undefined ? null : { createdAt, id };
      const viewerId = viewer?.id ?? null;
      // Guests see only the beginning, as in feeds. @see GAP-029
      const limit = viewer ? query.limit : Math.min(query.limit, GUEST_FEED_POSTS);
      const found = await findActivities(db, { productId: path.id, viewerId, after, limit: limit + 1 });
      if (!found) throw new NotFoundError();
      const { rows, last } = pageOf(viewer || !after ? found.rows : [], limit);
      return {
        status: 200,
        json: {
          Items: rows.map(activityView),
          Count: viewer ? found.count : Math.min(found.count, GUEST_FEED_POSTS),
          ...(viewer && last && { LastEvaluatedKey: cursors.encode(ORDER, [last.createdAt, last.id]) }),
        },
      };
    },

    postStatusActivity: async (call) => {
      const { id, status } = call.body;
      const viewer = signedIn(call);
      return call.once(async (tx) => ({ status: 201, json: { Item: await post(tx, viewer, id, status) } }));
    },

    postYoutubeActivity: async (call) => {
      const { id, youtube } = call.body;
      const viewer = signedIn(call);
      const video = BARE_VIDEO_ID.test(youtube.trim()) ? youtube.trim() : youtubeId(youtube);
      if (video === null) throw new InvalidFieldsError({ youtube: sentence('field.notAVideo') });
      return call.once(async (tx) => ({
        status: 201,
        json: { Item: await post(tx, viewer, id, `${YOUTUBE}${video}`) },
      }));
    },
  } satisfies Partial<Handlers>;
};

async function requireProduct(tx: Transaction, id: string): Promise<void> {
  const known = await findProductNames(tx, [id]);
  if (!known.has(id))
    throw new InvalidFieldsError({ id: sentence('field.missingThing', { kind: 'product' }) });
}
