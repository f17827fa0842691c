import { DAY_MS } from '@millrace/domain';
import sharp from 'sharp';
import type { Visitor } from './visitor';

/** What a form of an event holds; lists are sent as JSON text. */
export type EventFields = Readonly<Record<string, string | number | Blob | readonly string[]>>;

/** The form of an ordinary event of two days in Turin, in ten days. */
export function eventForm(fields: EventFields = {}): FormData {
  const startDate = Date.now() + 10 * DAY_MS;
  const all: EventFields = {
    eventName: 'Preform Forum',
    location: 'Lingotto Fiere, Turin',
    time_zone: 'Europe/Rome',
    startDate,
    endDate: startDate + DAY_MS,
    details: '<p>Bring your curves.</p>',
    ...fields,
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(all)) {
    if (value instanceof Blob) form.set(name, value, `${name}.png`);
    else form.set(name, Array.isArray(value) ? JSON.stringify(value) : String(value));
  }
  return form;
}

/** Creates an event. @returns It, as answered. */
export async function createEvent(visitor: Visitor, fields: EventFields = {}) {
  const reply = await visitor.send('POST', '/api/v1/events', eventForm(fields));
  if (reply.status !== 201) throw new Error(`No event was created: ${reply.status} ${reply.text}`);
  return reply.body.Item;
}

/** A picture of one colour, as a form sends it. Default a PNG. */
export async function eventPicture(
  width: number,
  height: number,
  kind: 'png' | 'gif' | 'webp' = 'png',
): Promise<Blob> {
  const blank = sharp({ create: { width, height, channels: 3, background: '#246' } });
  return new Blob([new Uint8Array(await blank.toFormat(kind).toBuffer())]);
}
