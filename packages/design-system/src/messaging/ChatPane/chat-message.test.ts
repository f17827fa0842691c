import { aChatMessage } from '@millrace/api-mocks';
import { expect, it } from 'vitest';
import { toChatMessage, toPendingMessage } from './chat-message';

it('shows a message of the API, with its file', () => {
  const message = aChatMessage({ media: { pdf: { data: '/a.pdf', name: 'a.pdf' } } });
  expect(toChatMessage(message)).toEqual({
    id: message.id,
    number: message.number,
    sender: message.sender,
    text: message.message,
    added: message.added,
    attachment: { kind: 'pdf', href: '/a.pdf', name: 'a.pdf' },
  });
});

it('shows what happened in a room, and hides what somebody says whom one has blocked', () => {
  const added = aChatMessage({ change: 'added', subject: 'ben', message: '' });
  expect(toChatMessage(added).change).toEqual({ kind: 'added', subject: 'ben' });
  expect(toChatMessage(aChatMessage({ change: 'left' })).change).toEqual({ kind: 'left', subject: null });
  expect(toChatMessage(aChatMessage({ hidden: true }))).toMatchObject({ hidden: true });
});

it('shows a message of the outbox', () => {
  const file = { kind: 'pdf', name: 'a.pdf', size: 48_000 } as const;
  const rest = { id: 'own', at: 1, state: 'failed', error: { code: 'cancelled', text: null } } as const;
  expect(toPendingMessage({ ...rest, chatId: 'c', message: 'Hello', file, share: 0.5 })).toEqual({
    ...rest,
    text: 'Hello',
    file,
    share: 0.5,
  });
});
