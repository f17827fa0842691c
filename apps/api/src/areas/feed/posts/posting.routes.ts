import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/db/database';
import { transact } from '../../../platform/db/transact';
import type { Guards, Handlers, Viewer } from '../../../platform/http/call';
import { signedIn } from '../../../platform/http/signed-in';
import { readAttached } from '../media';
import { readPostFields } from './post-form';
import { addTags, editPost, softDeletePost, undoMerge, writePost } from './posting.service';
import { lockOwn, readPost } from './posts.service';
import { postView } from './posts.view';

/** Permission to change a post. */
export const postingGuards = ({ db }: Context) =>
  ({
    updatePost: async ({ path, viewer }) => {
      await transact(db, (tx) => lockOwn(tx, path.id, viewer));
    },
  }) satisfies Guards;

/** Routes for creating, editing and deleting the viewer's own posts, identified by the session. @see GAP-051 */
export const postingRoutes = (context: Context) => {
  const { db } = context;
  const answer = async (tx: Transaction, id: string, viewer: Viewer) => ({
    Item: postView(await readPost(tx, id, viewer)),
  });

  return {
    createPost: async (call) => {
      const viewer = signedIn(call);
      const { text = '', mentions, visibility, productIds, companyIds } = readPostFields(call.body);
      const medium = await readAttached(context, viewer, call.files, call.body);
      return call.once(async (tx) => {
        const id = await writePost(tx, context, viewer, {
          text,
          ...(mentions && { mentions }),
          ...(visibility && { visibility }),
          ...(productIds && { productIds }),
          ...(companyIds && { companyIds }),
          medium,
        });
        return { status: 201, json: await answer(tx, id, viewer) };
      });
    },

    updatePost: async (call) => {
      const viewer = signedIn(call);
      const fields = readPostFields(call.body);
      const medium = await readAttached(context, viewer, call.files, call.body);
      const removesMedium = call.body.remove_media === 'true';
      const edit = { ...fields, medium, removesMedium, basedOn: call.body.based_on };
      const json = await transact(db, async (tx) => {
        await editPost(tx, context, viewer, call.path.id, edit);
        return answer(tx, call.path.id, viewer);
      });
      return { status: 200, json };
    },

    tagPost: async (call) => {
      const viewer = signedIn(call);
      const json = await transact(db, async (tx) => {
        await addTags(tx, context, viewer, call.path.id, call.body);
        return answer(tx, call.path.id, viewer);
      });
      return { status: 200, json };
    },

    removePost: async (call) => {
      const viewer = signedIn(call);
      await transact(db, (tx) => softDeletePost(tx, viewer, call.path.id));
      return { status: 204 };
    },

    restorePost: async (call) => {
      const viewer = signedIn(call);
      const json = await transact(db, async (tx) => {
        await undoMerge(tx, context, viewer, call.path.id);
        return answer(tx, call.path.id, viewer);
      });
      return { status: 200, json };
    },
  } satisfies Partial<Handlers>;
};
