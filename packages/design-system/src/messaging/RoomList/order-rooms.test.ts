import { expect, it } from 'vitest';
import { orderRooms } from './order-rooms';

const room = (id: string, timestamp: string | null) => ({ id, timestamp });

it('puts the room first in which something was said last, whatever the zone it is written in [CHAT-003]', () => {
  const rooms = [
    room('older', '2026-09-13T23:59:00.000Z'),
    room('newest', '2026-09-14T13:05:00.000+01:00'),
    room('between', '2026-09-14T11:00:00.000Z'),
  ];
  expect(orderRooms(rooms).map(({ id }) => id)).toEqual(['newest', 'between', 'older']);
  expect(rooms.map(({ id }) => id)).toEqual(['older', 'newest', 'between']);
});

it('puts a conversation that has not begun before all others, and leaves ties as they are [PAGE-017]', () => {
  const moment = '2026-09-14T11:00:00.000Z';
  const rooms = [room('one', moment), room('two', moment), room('new', null)];
  expect(orderRooms(rooms).map(({ id }) => id)).toEqual(['new', 'one', 'two']);
});
