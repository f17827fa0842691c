import { type HttpHandler, HttpResponse } from 'msw';
import { stableId } from '../factories/stable-id';
import type { MockServer } from '../handlers/mock-server';
import { REPLY, refuse, refuseField } from '../handlers/refusals';

// Fixed time of created objects, independent of the clock.
const MADE_AT = '2026-09-15T10:30:30.000Z';

/** Creates handlers of calendars with secret links; changes last until `resetMocks`. */
export function calendarHandlers(server: MockServer): HttpHandler[] {
  const { http, user } = server;
  return [
    http.get('/api/v2/me/calendars', ({ response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      const { calendars } = server.data;
      return response(200).json({ results: calendars, count: calendars.length }, REPLY);
    }),

    http.post('/api/v2/me/calendars', async ({ request, response }) => {
      const { product_id: productId } = await request.clone().json();
      const reply = await server.once(request, () => {
        if (user === null) return refuse('signIn');
        const { calendars, products } = server.data;
        const known = calendars.find(({ product }) => product?.id === productId);
        if (known) return response(201).json(known, REPLY);
        const product = productId === undefined ? undefined : products.get(productId);
        if (productId !== undefined && product === undefined) {
          return refuseField('product_id', 'Follow the product first.');
        }
        const id = stableId('calendar', productId ?? 'own');
        const made = {
          id,
          product: product ? { id: product.id, name: product.name } : null,
          url: `https://api.millrace.example/api/v2/calendars/${id}${'0'.repeat(64)}/events.ics`,
          created_at: MADE_AT,
        };
        if (product) calendars.push(made);
        else calendars.unshift(made);
        return response(201).json(made, REPLY);
      });
      return response.untyped(reply);
    }),

    http.delete('/api/v2/me/calendars/{id}', ({ params, response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      const { calendars } = server.data;
      const place = calendars.findIndex(({ id }) => id === params.id);
      if (place < 0) return response.untyped(refuse('notFound'));
      calendars.splice(place, 1);
      return response(204).empty(REPLY);
    }),

    http.get('/api/v2/events/{id}/event.ics', ({ params, response }) =>
      response.untyped(
        server.data.events.some(({ id }) => id === params.id) ? emptyCalendar() : refuse('notFound'),
      ),
    ),

    http.get('/api/v2/calendars/{token}/events.ics', ({ params, response }) =>
      response.untyped(
        server.data.calendars.some(({ url }) => url.includes(`/${params.token}/`))
          ? emptyCalendar()
          : refuse('notFound'),
      ),
    ),
  ];
}

/** Placeholder calendar: only the server writes full ones. */
const emptyCalendar = (): Response =>
  new HttpResponse('BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Millrace//Mocks//EN\r\nEND:VCALENDAR\r\n', {
    headers: {
      ...REPLY.headers,
      'Content-Type': 'text/calendar; charset=utf-8',
      ETag: '"mock"',
      'Cache-Control': 'no-cache',
    },
  });
