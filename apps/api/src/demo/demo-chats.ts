import { chatMembers, directChatId } from '@millrace/domain';
import { externalId } from '../platform/db/ids';
import { memberId, readList } from './demo-ids';

interface MessageEntry {
  from: string;
  to: string;
  text: string;
  /** How long before the loading it was said. */
  minutesAgo: number;
}

const MINUTE_MS = 60_000;

/** What the members of the demonstration have said to each other; of each conversation the newest message is unread. */
export function readChats(now: number) {
  const messages = new Map<string, ReturnType<typeof messageRow>[]>();
  for (const [at, entry] of readList<MessageEntry>('messages.json').entries()) {
    const chatId = directChatId(memberId(entry.from), memberId(entry.to));
    const said = messages.get(chatId) ?? [];
    messages.set(chatId, said);
    said.push(messageRow(entry, { chatId, at, number: said.length + 1, now }));
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
  { from, text, minutesAgo }: MessageEntry,
  { chatId, at, number, now }: { chatId: string; at: number; number: number; now: number },
) {
  return {
    chatId,
    number,
    id: externalId('demo', 'message', String(at)),
    senderId: memberId(from),
    text,
    createdAt: new Date(now - minutesAgo * MINUTE_MS),
  };
}
