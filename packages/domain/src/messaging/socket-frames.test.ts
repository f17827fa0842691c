import { expect, it } from 'vitest';
import { directChatId } from './chat';
import { readClientFrame, readServerFrame } from './socket-frames';

const CHAT = directChatId('0192f7c4-8d1e-7c55-9a43-2f6f0f3b7d10', 'c73f29c5-0d89-5e27-87d7-196b5e2d5825');
const read = (frame: unknown) => readClientFrame(JSON.stringify(frame));

it('reads what clients say', () => {
  expect(read({ type: 'subscribe', rooms: [CHAT] })).toEqual({
    type: 'subscribe',
    rooms: [{ chatId: CHAT }],
    limit: 100,
  });
  expect(read({ type: 'subscribe', rooms: [{ chatId: CHAT, after: 0 }], limit: 5 })).toEqual({
    type: 'subscribe',
    rooms: [{ chatId: CHAT, after: 0 }],
    limit: 5,
  });
  expect(read({ type: 'unsubscribe', rooms: [CHAT] })).toEqual({ type: 'unsubscribe', rooms: [CHAT] });
  expect(read({ type: 'typing', chatId: CHAT, more: 1 })).toEqual({ type: 'typing', chatId: CHAT });
  expect(read({ type: 'ping' })).toEqual({ type: 'ping' });
});

it.each([
  ['nothing', ''],
  ['no JSON', '{"type":'],
  ['no object', '["ping"]'],
  ['null', 'null'],
  ['no type', '{}'],
  ['another type', '{"type":"message"}'],
  ['a type that every object has', '{"type":"toString"}'],
  ['no rooms', '{"type":"subscribe"}'],
  ['none of rooms', '{"type":"subscribe","rooms":[]}'],
  ['something else in place of a room', '{"type":"subscribe","rooms":[null]}'],
  ['a room that is none', JSON.stringify({ type: 'subscribe', rooms: [{ chatId: 'x' }] })],
  ['too many rooms', JSON.stringify({ type: 'subscribe', rooms: Array(101).fill(CHAT) })],
  ['a limit beyond the limit', JSON.stringify({ type: 'subscribe', rooms: [CHAT], limit: 101 })],
  ['a limit of nothing', JSON.stringify({ type: 'subscribe', rooms: [CHAT], limit: 0 })],
  ['a place before the first', JSON.stringify({ type: 'subscribe', rooms: [{ chatId: CHAT, after: -1 }] })],
  ['a place that is none', JSON.stringify({ type: 'subscribe', rooms: [{ chatId: CHAT, after: '1' }] })],
  ['a place beyond all', JSON.stringify({ type: 'subscribe', rooms: [{ chatId: CHAT, after: 2 ** 31 }] })],
  ['a room of no text', JSON.stringify({ type: 'typing', chatId: 7 })],
])('takes %s for no frame', (_what, text) => {
  expect(readClientFrame(text)).toBeNull();
});

it('reads what servers say, and passes over what only newer ones say', () => {
  expect(readServerFrame('{"type":"pong"}')).toEqual({ type: 'pong' });
  for (const text of ['{"type":"fanfare"}', 'pong', '7', 'null']) expect(readServerFrame(text)).toBeNull();
});
