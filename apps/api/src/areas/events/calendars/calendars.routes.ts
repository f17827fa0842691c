import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { components } from '@millrace/api-client';
import type { Context } from '../../../platform/context';
import { transact } from '../../../platform/db/transact';
import { NotFoundError } from '../../../platform/errors';
import type { Handlers } from '../../../platform/http/call';
import { refuse } from '../../../platform/http/refuse';
import { signedIn } from '../../../platform/http/signed-in';
import { sentence, text } from '../../../platform/messages/text';
import { calendarFile } from './calendar-file';
import { calendarKey, calendarToken, idOfToken } from './calendar-token';
import {
  type CalendarRow,
  deleteCalendar,
  findCalendarEvent,
  findCalendars,
  findMemberCalendar,
  findProductCalendar,
  findSubscription,
  holdFollowing,
  keepCalendar,
} from './calendars.repository';

type Calendar = components['schemas']['Calendar'];

/** Routes of calendars: files, and secret links for subscriptions. */
export const calendarRoutes = ({ db, config }: Context) => {
  const webUrl = config.webUrls[0];

  const view = (key: Buffer, { id, productId, productName, createdAt }: CalendarRow): Calendar => ({
    id,
    product: productId === null || productName === null ? null : { id: productId, name: productName },
    url: `${config.apiUrl}/api/v2/calendars/${calendarToken(key, id)}/events.ics`,
    created_at: createdAt.toISOString(),
  });

  return {
    getEventCalendar: async ({ path, ifNoneMatch }) => {
      const event = await findCalendarEvent(db, path.id);
      if (!event) throw new NotFoundError();
      return fileOf(calendarFile([event], { name: null, webUrl }), ifNoneMatch, {
        'Content-Disposition': `attachment; filename="event-${path.id}.ics"`,
        'Cache-Control': 'no-cache',
      });
    },

    listCalendars: async (call) => {
      const key = await calendarKey(db);
      const rows = await findCalendars(db, signedIn(call).id);
      return {
        status: 200,
        json: { results: rows.map((row) => view(key, row)), count: rows.length },
        headers: { 'Cache-Control': 'no-store' },
      };
    },

    createCalendar: async (call) => {
      const viewer = signedIn(call);
      const key = await calendarKey(db);
      const productId = call.body.product_id ?? null;
      // Naturally idempotent, so no reply is stored that would contain the secret link.
      const calendar = await transact(db, async (tx) => {
        if (productId !== null && !(await holdFollowing(tx, viewer.id, productId))) {
          refuse({ product_id: sentence('field.notFollowed') });
        }
        return keepCalendar(tx, viewer.id, productId);
      });
      return { status: 201, json: view(key, calendar) };
    },

    removeCalendar: async (call) => {
      if (!(await deleteCalendar(db, signedIn(call).id, call.path.id))) throw new NotFoundError();
      return { status: 204 };
    },

    getCalendar: async ({ path, ifNoneMatch }) => {
      const id = idOfToken(await calendarKey(db), path.token);
      const subscription = id === null ? null : await findSubscription(db, id);
      if (!subscription) throw new NotFoundError();
      const { productId, productName, userId, userName } = subscription;
      const rows =
        productId === null ? await findMemberCalendar(db, userId) : await findProductCalendar(db, productId);
      const name =
        productName === null
          ? text('calendar.ofMember', { name: userName })
          : text('calendar.ofProduct', { name: productName });
      return fileOf(calendarFile(rows, { name, webUrl }), ifNoneMatch, {
        // The URL is a secret, so proxies must not cache it nor search engines index it.
        'Cache-Control': 'private, no-cache',
        'X-Robots-Tag': 'noindex',
      });
    },
  } satisfies Partial<Handlers>;
};

/** Sends a file with an ETag, because clients poll it and mostly find it unchanged. */
function fileOf(content: string, ifNoneMatch: string | null, own: Readonly<Record<string, string>>) {
  const bytes = Buffer.from(content);
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
  const headers = { ...own, ETag: etag };
  if (ifNoneMatch?.includes(etag)) return { status: 304 as const, headers };
  const contentType = 'text/calendar; charset=utf-8';
  return {
    status: 200 as const,
    headers,
    file: { stream: Readable.from([bytes]), contentType, length: bytes.length },
  };
}
