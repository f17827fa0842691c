import { chatMembers, directChatId } from '@millrace/domain';
import { externalId } from '../platform/db/ids';
import { memberId, readList } from './demo-ids';

interface MessageEntry {
  from: string;
  to: string;
  text: string;
  /** Time before loading. */
  minutesAgo: number;
}

interface RoomEntry {
  key: string;
  name: string;
  /** Keys of its participants; the first created it. */
  people: string[];
  messages: Pick<MessageEntry, 'from' | 'text' | 'minutesAgo'>[];
}

const MINUTE_MS = 60_000;

/** Creates demo conversations, each with an unread newest message. */
export function readChats(now: number) {
  const pairs = readPairs(now);
  const rooms = readRooms(now);
  return {
    chats: [...pairs.chats, ...rooms.chats],
    chatMembers: [...pairs.chatMembers, ...rooms.chatMembers],
    chatMessages: [...pairs.chatMessages, ...rooms.chatMessages],
  };
}

/** Creates demo rooms of several. */
function readRooms(now: number) {
  const rooms = readList<RoomEntry>('rooms.json').map(({ key, name, people, messages }) => {
    const chatId = externalId('demo', 'room', key);
    const [starter = '', ...others] = people;
    const [first] = messages;
    if (!first || others.length < 2) throw new Error(`The room ${key} has too few people or messages.`);
    const started = { from: starter, text: '', minutesAgo: first.minutesAgo + 1 };
    const said = [started, ...messages].map((entry, index) => ({
      ...messageRow(entry, { chatId, at: `${key} ${index}`, number: index + 1, now }),
      ...(index === 0 && { change: 'started' as const }),
    }));
    return { chatId, name, people, said };
  });
  return {
    chats: rooms.map(({ chatId, name, said }) => ({
      ...{ id: chatId, name, lastNumber: said.length },
      newestAt: said.at(-1)?.createdAt ?? null,
    })),
    chatMembers: rooms.flatMap(({ chatId, people, said }) =>
      people.map((key) => {
        const newest = said.at(-1);
        const isOwn = newest?.senderId === memberId(key);
        const read = isOwn ? newest : said.at(-3);
        return {
          ...{ chatId, userId: memberId(key) },
          ...{ newestAt: newest?.createdAt ?? null, lastRead: read?.createdAt ?? null },
        };
      }),
    ),
    chatMessages: rooms.flatMap(({ said }) => said),
  };
}

function readPairs(now: number) {
  const messages = new Map<string, ReturnType<typeof messageRow>[]>();
  for (const [at, entry] of readList<MessageEntry>('messages.json').entries()) {
    const chatId = directChatId(memberId(entry.from), memberId(entry.to));
    const said = messages.get(chatId) ?? [];
    messages.set(chatId, said);
    said.push(messageRow(entry, { chatId, at: String(at), number: said.length + 1, now }));
  }
  const chats = [...messages].map(([id, said]) => {
    const [newest, before] = [said.at(-1), said.at(-2)];
    if (!newest) throw new Error(`Nothing is said in ${id}.`);
    return { id, lastNumber: said.length, newestAt: newest.createdAt, newest, before };
  });
  return {
    chats: chats.map(({ id, lastNumber, newestAt }) => ({ id, lastNumber, newestAt })),
    chatMembers: chats.flatMap(({ id, newestAt, newest, before }) =>
      (chatMembers(id) ?? []).map((userId) => ({
        chatId: id,
        userId,
        newestAt,
        lastRead: newest.senderId === userId ? newestAt : (before?.createdAt ?? null),
      })),
    ),
    chatMessages: [...messages.values()].flat(),
  };
}

function messageRow(
  { from, text, minutesAgo }: Omit<MessageEntry, 'to'>,
  { chatId, at, number, now }: { chatId: string; at: string; number: number; now: number },
) {
  return {
    chatId,
    number,
    id: externalId('demo', 'message', at),
    senderId: memberId(from),
    text,
    createdAt: new Date(now - minutesAgo * MINUTE_MS),
  };
}
