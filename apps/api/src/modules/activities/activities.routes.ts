import { youtubeId } from '@millrace/domain';
import type { Context } from '../../context';
import type { Transaction } from '../../db/database';
import { InvalidFieldsError, NotFoundError } from '../../errors';
import type { Handlers } from '../../http/call';
import { pageOf } from '../../http/cursor';
import { signedIn } from '../../http/signed-in';
import { text } from '../../messages/text';
import { findProductNames } from '../products';
import { findActivities, insertActivity } from './activities.repository';
import { activityView } from './activities.view';

const ORDER = 'activities';

const BARE_VIDEO_ID = /^[\w-]{11}$/;

/** What members post about products. */
export const activityRoutes = ({ db, cursors }: Context) =>
  ({
    listActivities: async ({ path, query }) => {
      const [createdAt, id] = cursors.decode(query.cursor, ORDER, ['string', 'string']) ?? [];
      const after = createdAt === undefined || id === undefined ? null : { createdAt, id };
      const found = await findActivities(db, { productId: path.id, after, limit: query.limit + 1 });
      if (!found) throw new NotFoundError();
      const { rows, last } = pageOf(found.rows, query.limit);
      return {
        status: 200,
        json: {
          Items: rows.map(activityView),
          Count: found.count,
          ...(last && { LastEvaluatedKey: cursors.encode(ORDER, [last.createdAt, last.id]) }),
        },
      };
    },

    postStatusActivity: async (call) => {
      const { id: productId, status } = call.body;
      const userId = signedIn(call).id;
      return call.once(async (tx) => {
        await requireProduct(tx, productId);
        const row = await insertActivity(tx, { productId, userId, text: status.trim() });
        return { status: 201, json: { Item: activityView(row) } };
      });
    },

    postYoutubeActivity: async (call) => {
      const { id: productId, youtube } = call.body;
      const userId = signedIn(call).id;
      const media = BARE_VIDEO_ID.test(youtube.trim()) ? youtube.trim() : youtubeId(youtube);
      if (media === null) throw new InvalidFieldsError({ youtube: text('field.notAVideo') });
      return call.once(async (tx) => {
        await requireProduct(tx, productId);
        const row = await insertActivity(tx, { productId, userId, text: '', mediaKind: 'youtube', media });
        return { status: 201, json: { Item: activityView(row) } };
      });
    },
  }) satisfies Partial<Handlers>;

async function requireProduct(tx: Transaction, id: string): Promise<void> {
  const known = await findProductNames(tx, [id]);
  if (!known.has(id)) throw new InvalidFieldsError({ id: text('field.missingThing', { kind: 'product' }) });
}
