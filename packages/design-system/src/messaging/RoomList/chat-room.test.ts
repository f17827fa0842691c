import { aChatMessage, aChatRoom } from '@millrace/api-mocks';
import { expect, it } from 'vitest';
import { toChatMessage } from '../ChatPane';
import { toChatRoom } from './chat-room';

it('shows a conversation of the API, with what was found in it before what was said last', () => {
  const [last, found] = [aChatMessage({ id: 'last' }), aChatMessage({ id: 'found' })];
  const room = aChatRoom({ last_message: last, found_message: null, unread: true });
  const shown = {
    id: room.id,
    name: room.name,
    picture: room.image,
    company: room.company,
    timestamp: room.timestamp,
    message: toChatMessage(last),
    unread: true,
    unreadCount: room.unread_count,
    muted: false,
  };
  expect(toChatRoom(room)).toEqual(shown);
  expect(toChatRoom({ ...room, found_message: found })).toEqual({ ...shown, message: toChatMessage(found) });
  expect(toChatRoom({ ...room, last_message: null }).message).toBeNull();
  const people = [{ id: 'ben', name: 'Ben', image: null, company: null, left: true }];
  expect(toChatRoom({ ...room, group: { name: null, people } }).people).toEqual([
    { id: 'ben', name: 'Ben', picture: null, company: null, left: true },
  ]);
});
