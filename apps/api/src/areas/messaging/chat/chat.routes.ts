import type { Context } from '../../../platform/context';
import { InvalidFieldsError, NotFoundError } from '../../../platform/errors';
import type { Guards, Handlers, Viewer } from '../../../platform/http/call';
import { pageOf } from '../../../platform/http/cursor';
import { signedIn } from '../../../platform/http/signed-in';
import { sentence } from '../../../platform/messages/text';
import { readAttached } from '../../feed/media';
import { findMutualBlocks } from '../../network/blocks';
import { mayStartChats, writingOf } from './chat.policy';
import { markRead, requirePartner, say } from './chat.service';
import { messageView, newRoomView, readView, roomView } from './chat.view';
import { countRooms, findPartner, findRoom, findRooms } from './chats.repository';
import { findMessages } from './messages.repository';

/** Who may send a file to a conversation. */
export const chatGuards = {
  sendChatFile: async ({ path, viewer }) => {
    requirePartner(path.chatId, viewer);
  },
} satisfies Guards;

/** Conversations of members. */
export const chatRoutes = (context: Context) => {
  const { db, config, cursors } = context;

  const readRoom = async (viewer: Viewer, chatId: string) => {
    const partnerId = requirePartner(chatId, viewer);
    const room = await findRoom(db, viewer.id, chatId);
    if (room) return roomView(room);
    const partner = await findPartner(db, partnerId);
    if (!partner) throw new NotFoundError();
    const { hasBlocked, isBlocked } = await findMutualBlocks(db, viewer.id, partnerId);
    const standing = { hasBegun: false, hasBlocked, takesMessages: !isBlocked };
    return newRoomView(chatId, partner, writingOf(standing, mayStartChats(viewer, config)));
  };

  return {
    registerForChat: async (call) => {
      const viewer = signedIn(call);
      const socket = `${config.apiUrl.replace(/^http/, 'ws')}/ws`;
      const Item = { user_id: viewer.id, socket, may_start: mayStartChats(viewer, config) };
      return { status: 200, json: { Item } };
    },

    listChats: async (call) => {
      const viewer = signedIn(call);
      const text = (call.query.text ?? '').trim();
      const { limit } = call.query;
      const place = cursors.decode(call.query.cursor, 'chats', ['string', 'string']);
      const after = place && { newestAt: place[0], chatId: place[1] };
      const { rows, last } = pageOf(
        await findRooms(db, { userId: viewer.id, text, after, limit: limit + 1 }),
        limit,
      );
      const Items = rows.map(roomView);
      const end = last?.last ? [new Date(last.last.createdAt).toISOString(), last.chatId] : null;
      return {
        status: 200,
        json: {
          Items,
          Count: await countRooms(db, viewer.id, text),
          ...(end && { LastEvaluatedKey: cursors.encode('chats', end) }),
        },
      };
    },

    listChatMessages: async (call) => {
      const viewer = signedIn(call);
      const { chatId } = call.path;
      const { limit } = call.query;
      const room = await readRoom(viewer, chatId);
      const order = `chat ${chatId}`;
      const [before = null] = cursors.decode(call.query.cursor, order, ['number']) ?? [];
      const { rows, last } = pageOf(await findMessages(db, { chatId, before, limit: limit + 1 }), limit);
      return {
        status: 200,
        json: {
          Items: rows.map(messageView),
          Count: room.last_message?.number ?? 0,
          room,
          ...(last && { LastEvaluatedKey: cursors.encode(order, [last.number]) }),
        },
      };
    },

    markChatRead: async (call) => {
      const { chatId } = call.path;
      const row = await markRead(context, signedIn(call), chatId, new Date(call.body.lastRead));
      return { status: 200, json: { Item: readView(chatId, row) } };
    },

    sendChatMessage: async (call) => {
      const row = await say(context, signedIn(call), { chatId: call.path.chatId, ...call.body });
      return { status: 201, json: { Item: messageView(row) } };
    },

    sendChatFile: async (call) => {
      const viewer = signedIn(call);
      const { id, message = '' } = call.body;
      const row = await say(context, viewer, { chatId: call.path.chatId, id, message }, async () => {
        const attached = await readAttached(context, viewer, call.files, call.body);
        if (!attached) throw new InvalidFieldsError({ image: sentence('field.noFile') });
        return attached;
      });
      return { status: 201, json: { Item: messageView(row) } };
    },
  } satisfies Partial<Handlers>;
};
