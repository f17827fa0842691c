import type { Context } from '../../../platform/context';
import { transact } from '../../../platform/db/transact';
import { InvalidFieldsError, NotFoundError } from '../../../platform/errors';
import type { Handlers } from '../../../platform/http/call';
import { pageOf } from '../../../platform/http/cursor';
import { signedIn } from '../../../platform/http/signed-in';
import { sentence } from '../../../platform/messages/text';
import { countBlocks, deleteBlock, findBlock, findBlocks, insertBlock } from './blocks.repository';
import { blockedMemberView } from './blocks.view';

const ORDER = 'blocks';

/** Routes for blocking members. Blocks are visible only to the member who blocks. @see GAP-097 */
export const blockRoutes = ({ db, cursors }: Context) =>
  ({
    listBlocks: async (call) => {
      const userId = signedIn(call).id;
      const { cursor, limit } = call.query;
      const [since, id] = cursors.decode(cursor, ORDER, ['string', 'string']) ?? [];
      const after = since === undefined || id === undefined ? null : { since, id };
      const { rows, last } = pageOf(await findBlocks(db, { userId, after, limit: limit + 1 }), limit);
      return {
        status: 200,
        json: {
          results: rows.map(blockedMemberView),
          count: await countBlocks(db, userId),
          ...(last && { LastEvaluatedKey: cursors.encode(ORDER, [last.since, last.id]) }),
        },
      };
    },

    block: async (call) => {
      const userId = signedIn(call).id;
      const { user_id } = call.body;
      if (user_id === userId) throw new InvalidFieldsError({ user_id: sentence('field.oneself') });
      return transact(db, async (tx) => {
        const member = await findBlock(tx, userId, user_id);
        if (!member) {
          throw new InvalidFieldsError({ user_id: sentence('field.missingThing', { kind: 'member' }) });
        }
        await insertBlock(tx, userId, user_id);
        return { status: 200, json: { user_id, user_name: member.name, blocked: true } };
      });
    },

    getBlock: async (call) => {
      const found = await findBlock(db, signedIn(call).id, call.path.id);
      if (!found) throw new NotFoundError();
      return { status: 200, json: { user_id: call.path.id, user_name: found.name, blocked: found.blocked } };
    },

    unblock: async (call) => {
      await deleteBlock(db, signedIn(call).id, call.path.id);
      return { status: 204 };
    },
  }) satisfies Partial<Handlers>;
