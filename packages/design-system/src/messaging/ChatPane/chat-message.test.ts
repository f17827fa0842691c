import { aChatMessage } from '@millrace/api-mocks';
import { expect, it } from 'vitest';
import { toChatMessage, toPendingMessage } from './chat-message';

it('shows a message of the API, with its file', () => {
  const message = aChatMessage({ media: { pdf: { data: '/a.pdf', name: 'a.pdf' } } });
  expect(toChatMessage(message)).toEqual({
    id: message.id,
    sender: message.sender,
    text: message.message,
    added: message.added,
    attachment: { kind: 'pdf', href: '/a.pdf', name: 'a.pdf' },
  });
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
