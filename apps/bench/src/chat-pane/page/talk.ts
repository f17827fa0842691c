import type { ChatMessage } from '@millrace/api-client';
import { DAY_MS } from '@millrace/domain';

/** Messages rotate through these shapes: short and long ones, of both people, some in a row. */
export const SHAPES = 28;

/** Number of messages per day. */
const A_DAY = 7;

export const VIEWER = 'viewer';
export const OTHER = {
  id: 'other',
  name: 'Franziska Adler',
  picture: null,
  company: 'Ostwald Quarzglas GmbH',
};

const WORDS = 'The new furnace holds its temperature within half a degree over the whole tube. ';
const FIRST_DAY = Date.UTC(2020, 5, 1, 8);
/** Times of a day's messages, in minutes, and their authors. */
const MINUTES = [0, 1, 3, 60, 120, 121, 240] as const;
const SENDERS = [VIEWER, OTHER.id, OTHER.id, VIEWER, VIEWER, VIEWER, OTHER.id] as const;

const within = (number: number, count: number): number => ((number % count) + count) % count;

/** Returns the shape of a message. */
export const shapeOf = (number: number): number => within(number, SHAPES);

/** True if it is the first of its day. */
export const startsDay = (number: number): boolean => within(number, A_DAY) === 0;

/** Creates the message with a number, which is negative for older ones. */
export function makeMessage(number: number): ChatMessage {
  const shape = shapeOf(number);
  const place = within(number, A_DAY);
  const minutes = MINUTES[place] ?? 0;
  return {
    id: idOf(number),
    chat_id: 'other_viewer',
    number: 1_000_000 + number,
    sender: SENDERS[place] ?? VIEWER,
    // Same length in all messages of a shape, so that their heights are equal.
    message: `${idOf(number)}: ${WORDS.repeat(1 + (shape % 5)).slice(0, 12 + ((shape * 53) % 331))}`,
    added: new Date(FIRST_DAY + Math.floor(number / A_DAY) * DAY_MS + minutes * 60_000).toISOString(),
  };
}

/** Returns the beginning of its text. */
export const idOf = (number: number): string => `Lot ${5_000_000 + number}`;

/** Creates messages with consecutive numbers, in chronological order. */
export const makeMessages = (from: number, count: number): ChatMessage[] =>
  Array.from({ length: count }, (_, at) => makeMessage(from + at));
