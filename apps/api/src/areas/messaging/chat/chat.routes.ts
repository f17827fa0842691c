import { isGroupChat } from '@millrace/domain';
import type { Context } from '../../../platform/context';
import { InvalidFieldsError, NotFoundError } from '../../../platform/errors';
import type { Guards, Handlers, Viewer } from '../../../platform/http/call';
import { pageOf } from '../../../platform/http/cursor';
import { signedIn } from '../../../platform/http/signed-in';
import { sentence } from '../../../platform/messages/text';
import { readAttached } from '../../feed/media';
import { findBlockedIds, findMutualBlocks } from '../../network/blocks';
import { mayStartChats, writingOf } from './chat.policy';
import { findCounterpart, markRead, say } from './chat.service';
import { messageView, newRoomView, readView, roomView } from './chat.view';
import { countRooms, findPartner, findRoom, findRooms } from './chats.repository';
import { updateMuted } from './groups.repository';
import { addPeople, leaveGroup, renameGroup, startGroup } from './groups.service';
import { findHits, findMessages } from './messages.repository';

/** Members who may upload a file to a conversation. */
export const chatGuards = ({ db }: Pick<Context, 'db'>) =>
  ({
    sendChatFile: async ({ path, viewer }) => {
      await findCounterpart(db, path.chatId, viewer);
    },
  }) satisfies Guards;

/** Routes of conversations. */
export const chatRoutes = (context: Context) => {
  const { db, config, cursors } = context;

  const readRoom = async (viewer: Viewer, chatId: string) => {
    const partnerId = await findCounterpart(db, chatId, viewer);
    const room = await findRoom(db, viewer.id, chatId);
    if (room) return roomView(room, await blockedInGroups(viewer, [chatId]));
    const partner = partnerId === null ? null : await findPartner(db, partnerId);
    if (partnerId === null || !partner) throw new NotFoundError();
    const { hasBlocked, isBlocked } = await findMutualBlocks(db, viewer.id, partnerId);
    const standing = { hasBegun: false, hasBlocked, takesMessages: !isBlocked };
    return newRoomView(chatId, partner, writingOf(standing, mayStartChats(viewer, config)));
  };

  /** Reads the viewer's blocked members, only if the result contains rooms of several. @see GAP-097 */
  const blockedInGroups = async (viewer: Viewer, chatIds: readonly string[]): Promise<ReadonlySet<string>> =>
    new Set(chatIds.some(isGroupChat) ? await findBlockedIds(db, viewer.id) : []);

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
      const chatIds = rows.map(({ chatId }) => chatId);
      const blocked = await blockedInGroups(viewer, chatIds);
      const Items = rows.map((row) => roomView(row, blocked));
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
      const blocked = await blockedInGroups(viewer, [chatId]);
      return {
        status: 200,
        json: {
          Items: rows.map((row) => messageView(row, blocked)),
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

    startChatRoom: async (call) => {
      const viewer = signedIn(call);
      return call.once(async (tx) => {
        const room = await findRoom(tx, viewer.id, await startGroup(tx, context, viewer, call.body));
        if (!room) throw new NotFoundError();
        return { status: 201, json: { Item: roomView(room) } };
      });
    },

    addChatPeople: async (call) => {
      const viewer = signedIn(call);
      await addPeople(context, viewer, call.path.chatId, call.body.people);
      return { status: 200, json: { Item: await readRoom(viewer, call.path.chatId) } };
    },

    renameChatRoom: async (call) => {
      const viewer = signedIn(call);
      await renameGroup(context, viewer, call.path.chatId, call.body.name);
      return { status: 200, json: { Item: await readRoom(viewer, call.path.chatId) } };
    },

    muteChat: async (call) => {
      const viewer = signedIn(call);
      const { chatId } = call.path;
      if (!(await updateMuted(db, chatId, viewer.id, call.body.muted))) throw new NotFoundError();
      return { status: 200, json: { Item: await readRoom(viewer, chatId) } };
    },

    leaveChatRoom: async (call) => {
      await leaveGroup(context, signedIn(call), call.path.chatId);
      return { status: 204 };
    },

    searchChatMessages: async (call) => {
      const viewer = signedIn(call);
      const { chatId } = call.path;
      const { limit } = call.query;
      await findCounterpart(db, chatId, viewer);
      const blocked = await blockedInGroups(viewer, [chatId]);
      const order = `hits ${chatId}`;
      const [before = null] = cursors.decode(call.query.cursor, order, ['number']) ?? [];
      const sought = { chatId, text: call.query.text.trim(), not: [...blocked] };
      const { hits, count } = await findHits(db, { ...sought, before, limit: limit + 1 });
      const { rows, last } = pageOf(hits, limit);
      return {
        status: 200,
        json: {
          Items: rows.map((row) => messageView(row)),
          Count: count,
          ...(last && { LastEvaluatedKey: cursors.encode(order, [last.number]) }),
        },
      };
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
