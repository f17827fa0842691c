import { expect, it } from 'vitest';
import { chatMembers, chatPartner, directChatId, isChatUnread } from './chat';

const ADA = '0192f7c4-8d1e-7c55-9a43-2f6f0f3b7d10';
const BEN = 'c73f29c5-0d89-5e27-87d7-196b5e2d5825';
const CLEO = 'e5ee4e22-aca0-59dc-aa6c-d4a80af0609d';

it('names a chat by the ids of its two members in order, whoever asks', () => {
  expect(directChatId(BEN, ADA)).toBe(`${ADA}_${BEN}`);
  expect(directChatId(ADA, BEN)).toBe(`${ADA}_${BEN}`);
  expect(chatMembers(`${ADA}_${BEN}`)).toEqual([ADA, BEN]);
});

it('knows no chat in another order, with oneself, or of anything else', () => {
  for (const text of [`${BEN}_${ADA}`, `${ADA}_${ADA}`, `${ADA}${BEN}`, `${ADA}_${BEN}x`, ADA, '']) {
    expect(chatMembers(text)).toBeNull();
  }
  expect(chatMembers(`${ADA}_${BEN}`.toUpperCase())).toBeNull();
});

it('tells each member of the other, and strangers of nobody', () => {
  expect(chatPartner(`${ADA}_${BEN}`, ADA)).toBe(BEN);
  expect(chatPartner(`${ADA}_${BEN}`, BEN)).toBe(ADA);
  expect(chatPartner(`${ADA}_${BEN}`, CLEO)).toBeNull();
  expect(chatPartner('something', ADA)).toBeNull();
});

it('takes a room for unread that was never read, or not since its newest message', () => {
  const timestamp = '2026-09-14T13:05:00.000Z';
  expect(isChatUnread({ timestamp, lastRead: null })).toBe(true);
  expect(isChatUnread({ timestamp, lastRead: '2026-09-14T13:04:59.999Z' })).toBe(true);
  expect(isChatUnread({ timestamp, lastRead: timestamp })).toBe(false);
  expect(isChatUnread({ timestamp, lastRead: '2026-09-14T15:05:00.000+02:00' })).toBe(false);
  expect(isChatUnread({ timestamp: null, lastRead: null })).toBe(false);
});
