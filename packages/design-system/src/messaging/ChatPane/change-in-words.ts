import type { Messages } from '@millrace/ui/messages';
import type { chatPaneMessages } from './ChatPane.messages';
import type { ChatMate } from './chat-mate';
import type { ChatMessage } from './chat-message';

type Texts = Messages<keyof typeof chatPaneMessages>;

/** Returns the name of a member of a group room. */
export const mateName = (messages: Texts, people: readonly ChatMate[], id: string | null): string =>
  people.find((mate) => mate.id === id)?.name ?? messages.format('chat.formerMember');

/** Describes a change of a group room: who started it, added somebody, renamed it or left. */
export function changeInWords(
  messages: Texts,
  { change, sender, text }: Pick<ChatMessage, 'change' | 'sender' | 'text'>,
  { viewerId, people }: { viewerId: string; people: readonly ChatMate[] },
): string {
  const name = mateName(messages, people, sender);
  const isOwn = sender === viewerId;
  if (change?.kind === 'left') return messages.format('chat.left', { name });
  if (change?.kind === 'renamed') {
    if (text === '') return messages.format('chat.unnamedBy', { name });
    return isOwn
      ? messages.format('chat.youRenamed', { text })
      : messages.format('chat.renamed', { name, text });
  }
  if (change?.kind === 'added') {
    const other = mateName(messages, people, change.subject);
    if (isOwn) return messages.format('chat.youAdded', { other });
    return change.subject === viewerId
      ? messages.format('chat.addedYou', { name })
      : messages.format('chat.added', { name, other });
  }
  return isOwn ? messages.format('chat.youStarted') : messages.format('chat.started', { name });
}
