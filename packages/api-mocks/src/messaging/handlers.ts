import type { ChatMessage, ChatPerson, ChatRoom, User } from '@millrace/api-client';
import { chatPartner, ENTITLEMENTS, foldText, isChatUnread } from '@millrace/domain';
import type { HttpHandler } from 'msw';
import { example } from '../contract/examples';
import { stableId } from '../factories/stable-id';
import { sentMedia } from '../feed/file-handlers';
import type { MockServer } from '../handlers/mock-server';
import { lastEvaluatedKey, slice } from '../handlers/paging';
import { found, REPLY, refuse, refuseField } from '../handlers/refusals';
import { hasBlocked } from '../network/handlers';
import { aNewChatRoom } from './factory';

// Messages sent through the mocks are newer than all examples, and do not depend on the clock.
const SAID_AT = Date.parse('2026-09-15T10:25:30.000Z');
/** Refusals of sending. */
const REFUSALS = { plan: 'planRequired', closed: 'forbidden', blocked: 'memberBlocked' } as const;
/** Minimum length of a text that is also searched in messages. */
const SEARCHED_FROM = 3;

/** Creates handlers of conversations: messages and read positions last until `resetMocks`. */
export function chatHandlers(server: MockServer): HttpHandler[] {
  const { http, user, level } = server;
  const mayStart = ENTITLEMENTS[level].startConversations;
  return [
    http.post('/chat/users', ({ response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      const { Item } = example('ChatUserReply', 'ChatUserPremium');
      return response(200).json({ Item: { ...Item, user_id: user.id, may_start: mayStart } }, REPLY);
    }),

    http.get('/api/v1/chats', ({ request, response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      const sought = foldText((new URL(request.url).searchParams.get('text') ?? '').trim());
      const found = sought === '' ? server.data.chatRooms : search(server, sought);
      const rooms = found.map((room) => withWriting(server, room));
      const page = slice(rooms, { url: request.url, rowKey: ({ id }) => id });
      const end = lastEvaluatedKey(page.next);
      return response(200).json({ Items: page.rows, Count: rooms.length, ...end }, REPLY);
    }),

    http.post('/api/v1/chats', async ({ request, response }) => {
      const { people, name } = await request.json();
      const { data, user } = server;
      if (user === null) return response.untyped(refuse('signIn'));
      if (!mayStart) return response.untyped(refuse('planRequired'));
      const room = groupRoom(
        user,
        people.map((id) => found(data.people.get(id))),
        name,
      );
      data.chatRooms = [room, ...data.chatRooms];
      return response(201).json({ Item: room }, REPLY);
    }),

    http.post('/api/v1/chats/{chatId}/people', async ({ params, request, response }) => {
      const { people } = await request.json();
      const room = findRoom(server, params.chatId);
      if (room.group === null) return response.untyped(refuse('notFound'));
      const added = people.map((id) => chatPerson(found(server.data.people.get(id))));
      const group = { ...room.group, people: [...room.group.people, ...added] };
      put(server, { ...room, group });
      return response(200).json({ Item: { ...room, group } }, REPLY);
    }),

    http.put('/api/v1/chats/{chatId}/name', async ({ params, request, response }) => {
      const { name } = await request.json();
      const room = findRoom(server, params.chatId);
      const { user } = server;
      if (room.group === null || user === null) return response.untyped(refuse('notFound'));
      const given = name?.trim() || null;
      const others = room.group.people.filter(({ id, left }) => id !== user.id && !left);
      const renamed = {
        ...room,
        name: given ?? others.map((one) => one.name).join(', '),
        group: { ...room.group, name: given },
      };
      put(server, renamed);
      return response(200).json({ Item: renamed }, REPLY);
    }),

    http.put('/api/v1/chats/{chatId}/membership', async ({ params, request, response }) => {
      const { muted } = await request.json();
      const room = findRoom(server, params.chatId);
      put(server, { ...room, muted });
      return response(200).json({ Item: { ...room, muted } }, REPLY);
    }),

    http.delete('/api/v1/chats/{chatId}/membership', ({ params, response }) => {
      const { id, group } = findRoom(server, params.chatId);
      if (group === null) return response.untyped(refuse('notFound'));
      server.data.chatRooms = server.data.chatRooms.filter((room) => room.id !== id);
      return response(204).empty(REPLY);
    }),

    http.get('/api/v1/chats/{chatId}/search', ({ params, request, response }) => {
      const room = findRoom(server, params.chatId);
      const sought = foldText(new URL(request.url).searchParams.get('text') ?? '');
      const hits = server.data.chatMessages
        .of(room.id)
        .filter(({ message }) => foldText(message).includes(sought));
      const page = slice(hits, { url: request.url, rowKey: ({ number }) => String(number) });
      const end = lastEvaluatedKey(page.next);
      return response(200).json({ Items: page.rows, Count: hits.length, ...end }, REPLY);
    }),

    http.get('/api/v1/chats/{chatId}/', ({ params, request, response }) => {
      const room = findRoom(server, params.chatId);
      const all = server.data.chatMessages.of(params.chatId);
      const page = slice(all, { url: request.url, rowKey: ({ number }) => String(number) });
      const end = lastEvaluatedKey(page.next);
      return response(200).json({ Items: page.rows, Count: all.length, room, ...end }, REPLY);
    }),

    http.put('/api/v1/chats/{chatId}/', async ({ params, request, response }) => {
      const { lastRead: asked } = await request.json();
      const room = findRoom(server, params.chatId);
      const { timestamp } = room;
      if (timestamp === null) return response.untyped(refuse('notFound'));
      // The read position never moves back, nor beyond the newest message.
      const lastRead = latest(room.lastRead, earliest(asked, timestamp));
      const unread = isChatUnread({ timestamp, lastRead });
      put(server, { ...room, lastRead, unread, unread_count: unread ? room.unread_count : 0 });
      return response(200).json({ Item: { chat_id: room.id, lastRead, timestamp, unread } }, REPLY);
    }),

    http.post('/api/v1/chats/{chatId}/', async ({ params, request, response }) => {
      const { id, message } = await request.json();
      const room = findRoom(server, params.chatId);
      if (message.trim() === '') return response.untyped(refuseField('message', 'Write something first.'));
      if (room.writing !== 'open') {
        return response.untyped(refuse(REFUSALS[room.writing]));
      }
      const all = server.data.chatMessages.of(room.id);
      const said = all.find((one) => one.id === id);
      if (said !== undefined && said.message !== message.trim()) {
        return response.untyped(refuse('messageIdUsed'));
      }
      return response(201).json({ Item: said ?? say(server, room, { message: message.trim(), id }) }, REPLY);
    }),

    http.post('/api/v1/chats/{chatId}/file', async ({ params, request, response }) => {
      const form = await request.clone().formData();
      const room = findRoom(server, params.chatId);
      if (room.writing !== 'open') return response.untyped(refuse(REFUSALS[room.writing]));
      const id = String(form.get('id'));
      const known = server.data.chatMessages.of(room.id).find((one) => one.id === id);
      if (known) return response(201).json({ Item: known }, REPLY);
      const { media, imageContent } = sentMedia(server, form, id) ?? {};
      if (!media) return response.untyped(refuseField('image', 'Choose a file.'));
      const message = String(form.get('message') ?? '').trim();
      const said = say(server, room, { message, id, media, ...(imageContent && { imageContent }) });
      return response(201).json({ Item: said }, REPLY);
    }),
  ];
}

type Somebody = Pick<ChatPerson, 'id' | 'name' | 'image' | 'company'>;

const chatPerson = ({ id, name, image, company }: Somebody): ChatPerson => ({
  ...{ id, name, image, company },
  left: false,
});

/** Creates a group chat. */
function groupRoom(viewer: User, others: readonly Somebody[], name: string | undefined): ChatRoom {
  const { displayName, image, company } = viewer;
  const people = [{ id: viewer.id, name: displayName, image, company }, ...others].map(chatPerson);
  const id = stableId('room', people.map((person) => person.id).join(' '));
  const added = new Date(SAID_AT).toISOString();
  const started = { id: stableId('said', id), chat_id: id, number: 1, sender: viewer.id, message: '', added };
  return aNewChatRoom({
    id,
    user_id: null,
    name: name ?? others.map((one) => one.name).join(', '),
    image: null,
    company: null,
    timestamp: added,
    lastRead: added,
    last_message: { ...started, change: 'started' },
    writing: 'open',
    group: { name: name ?? null, people },
  });
}

/** Returns a room of the viewer, including one without messages; or the refusal. */
function findRoom(server: MockServer, chatId: string): ChatRoom {
  const { data, user, level } = server;
  if (user === null) throw refuse('signIn');
  const known = data.chatRooms.find(({ id }) => id === chatId);
  if (known) return withWriting(server, known);
  const person = found(data.people.get(chatPartner(chatId, user.id) ?? ''));
  const { id: user_id, name, image, company } = person;
  const writing = ENTITLEMENTS[level].startConversations ? 'open' : 'plan';
  return withWriting(server, aNewChatRoom({ id: chatId, user_id, name, image, company, writing }));
}

/** Returns a room, read-only if one participant has blocked the other. @see GAP-097 */
const withWriting = (server: MockServer, room: ChatRoom): ChatRoom =>
  room.user_id !== null && hasBlocked(server, room.user_id) ? { ...room, writing: 'blocked' } : room;

function say(
  { data, user }: MockServer,
  room: ChatRoom,
  { id, ...words }: Pick<ChatMessage, 'message' | 'media' | 'imageContent'> & { id: string | undefined },
): ChatMessage {
  const all = data.chatMessages.of(room.id);
  const number = (all[0]?.number ?? 0) + 1;
  const said: ChatMessage = {
    id: id ?? stableId('said', `${room.id} ${number}`),
    chat_id: room.id,
    number,
    sender: (user as User).id,
    ...words,
    added: new Date(SAID_AT + number).toISOString(),
  };
  all.unshift(said);
  const { added } = said;
  const rest = data.chatRooms.filter(({ id: other }) => other !== room.id);
  data.chatRooms = [
    { ...room, timestamp: added, lastRead: added, unread: false, unread_count: 0, last_message: said },
    ...rest,
  ];
  return said;
}

function put({ data }: MockServer, room: ChatRoom): void {
  data.chatRooms = data.chatRooms.map((one) => (one.id === room.id ? room : one));
}

/** Returns the rooms whose participants or messages match. */
function search({ data }: MockServer, sought: string): ChatRoom[] {
  return data.chatRooms.flatMap((room) => {
    const isNamed = ` ${foldText(room.name)}`.includes(` ${sought}`);
    const found =
      sought.length < SEARCHED_FROM
        ? undefined
        : data.chatMessages.of(room.id).find(({ message }) => foldText(message).includes(sought));
    return isNamed || found ? [{ ...room, found_message: found ?? null }] : [];
  });
}

const earliest = (a: string, b: string): string => (Date.parse(a) < Date.parse(b) ? a : b);

const latest = (known: string | null, asked: string): string =>
  known !== null && Date.parse(known) > Date.parse(asked) ? known : asked;
