import type { RoomRequest, SocketMessage } from '@millrace/domain';
import { expect, it } from 'vitest';
import { SequenceTracker } from './sequence-tracker';

const CHAT = 'a_b';

const message = (number: number): SocketMessage => ({
  id: `id ${number}`,
  chat_id: CHAT,
  number,
  sender: 'a',
  message: `Message ${number}`,
  added: new Date(number).toISOString(),
});

function following(after: number | null) {
  const asked: RoomRequest[] = [];
  const rooms = new SequenceTracker((requests) => asked.push(...requests));
  rooms.follow(CHAT, after);
  const numbers = (told: SocketMessage[]) => told.map(({ number }) => number);
  return {
    rooms,
    /** What was asked for since it was looked at last. */
    asked: () => asked.splice(0),
    hear: (number: number) => numbers(rooms.hear(CHAT, message(number))),
    catchUp: (list: number[], newest: number) => numbers(rooms.catchUp(CHAT, list.map(message), newest)),
  };
}

it('asks for what came after the last known message, and tells each once', () => {
  const room = following(3);
  expect(room.asked()).toEqual([{ chatId: CHAT, after: 3 }]);
  expect(room.catchUp([4, 5], 5)).toEqual([4, 5]);
  expect(room.hear(5)).toEqual([]);
  expect(room.hear(6)).toEqual([6]);
  expect(room.hear(6)).toEqual([]);
  expect(room.asked()).toEqual([]);
});

it('asks on until it has caught up', () => {
  const room = following(0);
  room.asked();
  expect(room.catchUp([1, 2], 5)).toEqual([1, 2]);
  expect(room.asked()).toEqual([{ chatId: CHAT, after: 2 }]);
  expect(room.catchUp([3, 4], 5)).toEqual([3, 4]);
  expect(room.asked()).toEqual([{ chatId: CHAT, after: 4 }]);
  expect(room.catchUp([5], 5)).toEqual([5]);
  expect(room.asked()).toEqual([]);
});

it('asks for what is missing before a message, once, and keeps that message back until then', () => {
  const room = following(3);
  room.catchUp([], 3);
  room.asked();
  expect([room.hear(6), room.hear(7)]).toEqual([[], []]);
  expect(room.asked()).toEqual([{ chatId: CHAT, after: 3 }]);
  expect(room.catchUp([4, 5, 6], 6)).toEqual([4, 5, 6]);
  expect(room.asked()).toEqual([{ chatId: CHAT, after: 6 }]);
  expect(room.catchUp([7], 7)).toEqual([7]);
  expect(room.asked()).toEqual([]);
});

it('misses nothing that is said between the read of an answer and its arrival', () => {
  const room = following(null);
  expect(room.asked()).toEqual([{ chatId: CHAT }]);
  expect(room.hear(9)).toEqual([]);
  expect(room.catchUp([7, 8], 8)).toEqual([7, 8]);
  expect(room.asked()).toEqual([{ chatId: CHAT, after: 8 }]);
  expect(room.catchUp([9], 9)).toEqual([9]);
});

it('begins at the newest where nothing is known, also in an empty room', () => {
  const room = following(null);
  expect(room.catchUp([], 0)).toEqual([]);
  expect(room.hear(1)).toEqual([1]);
});

it('tells of rooms that nobody follows as they come, and of a room as long as anybody follows it', () => {
  const room = following(0);
  room.rooms.follow(CHAT, 0);
  expect([room.rooms.leave(CHAT), room.rooms.has(CHAT)]).toEqual([false, true]);
  expect([room.rooms.leave(CHAT), room.rooms.has(CHAT), room.rooms.leave(CHAT)]).toEqual([
    true,
    false,
    false,
  ]);
  expect([room.hear(5), room.hear(5)]).toEqual([[5], [5]]);
  expect(room.catchUp([5], 5)).toEqual([]);
});

it('asks for all anew after a lost connection, and again for what was not answered', () => {
  const room = following(2);
  room.catchUp([], 2);
  room.asked();
  room.rooms.askAgain();
  expect(room.asked()).toEqual([]);
  room.rooms.askForAll();
  expect(room.asked()).toEqual([{ chatId: CHAT, after: 2 }]);
  room.rooms.askAgain();
  expect(room.asked()).toEqual([{ chatId: CHAT, after: 2 }]);
});

it('tells again what came after a message, for whoever has lost it', () => {
  const room = following(3);
  room.catchUp([4, 5, 6], 6);
  room.asked();
  room.rooms.goBack(CHAT, 6);
  room.rooms.goBack(CHAT, 8);
  room.rooms.goBack('another', 1);
  expect(room.asked()).toEqual([]);
  room.rooms.goBack(CHAT, 4);
  room.rooms.goBack(CHAT, 4);
  expect(room.asked()).toEqual([{ chatId: CHAT, after: 4 }]);
  expect(room.hear(7)).toEqual([]);
  expect(room.catchUp([5, 6, 7], 7)).toEqual([5, 6, 7]);
  expect(room.asked()).toEqual([]);
});
