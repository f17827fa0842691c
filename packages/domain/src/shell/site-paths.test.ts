import { expect, it } from 'vitest';
import { chatPath, messagePath } from './site-paths';

it('leads to a conversation with a member by id and name, whatever the name holds [PAGE-017, PROD-018]', () => {
  expect(messagePath({ id: 'c73f29c5', name: 'Zoë & Søn?' })).toBe(
    '/message?userId=c73f29c5&userName=Zo%C3%AB%20%26%20S%C3%B8n%3F',
  );
});

it('leads to a conversation by its id', () => {
  expect(chatPath('a_b')).toBe('/message?chatId=a_b');
});
