import type { Attendee, CommunityEvent, EventCounts, EventSummary } from '@millrace/api-client';
import { EVENT_SIZE, findCountry, readEventVote } from '@millrace/domain';
import type { HttpHandler } from 'msw';
import { stableId } from '../factories/stable-id';
import type { MockServer } from '../handlers/mock-server';
import { itemsPage, lastEvaluatedKey, slice } from '../handlers/paging';
import { found, REPLY, refuse, refuseField } from '../handlers/refusals';
import { findMatch } from '../operations/find-match';
import { anAttendeeFor } from './data';
import { aBareEvent } from './factory';

/** Creates handlers of events: changes last until `resetMocks`. Related events are not mocked. */
export function eventHandlers(server: MockServer): HttpHandler[] {
  const { http, user } = server;
  const removed = new Map<string, CommunityEvent>();
  return [
    http.get('/api/v1/events', ({ request, response }) => {
      const wanted = new URL(request.url).searchParams;
      const other = known(server, wanted.get('related_to') ?? '');
      if (wanted.has('related_to') && !other) return response(200).json({ Items: [], Count: 0 }, REPLY);
      const rows = server.data.events
        .filter((event) => isWanted(event, wanted) && (!other || isRelated(event, other)))
        .filter((event) => hasSupplier(server, event, wanted.get('supplies')?.trim() ?? ''))
        .map(toSummary);
      const list = itemsPage(rows, {
        url: request.url,
        defaultLimit: EVENT_SIZE,
        longest: 100,
        rowKey: ({ id }) => id,
      });
      return response(200).json(list, REPLY);
    }),

    http.post('/api/v1/events', async ({ request, response }) => {
      const form = await request.clone().formData();
      const reply = await server.once(request, () => {
        if (user === null) return refuse('signIn');
        const missing = ['eventName', 'location', 'startDate', 'endDate', 'details'].find(
          (field) => !form.get(field),
        );
        if (missing !== undefined) return refuseField(missing, 'is required');
        const event = written(server, form, {
          ...aBareEvent({ id: stableId('created event', server.data.events.length) }),
          createdBy: user.id,
          creator: { name: user.displayName, company: user.company, company_id: user.company_id },
        });
        server.data.events.push(event);
        server.data.events.sort((one, other) => one.startDate - other.startDate);
        return response(201).json({ Item: event }, REPLY);
      });
      return response.untyped(reply);
    }),

    http.get('/api/v1/events/{id}', ({ params, response }) => {
      const event = found(known(server, params.id));
      return response(200).json({ Item: user === null ? { ...event, votes: {}, vote: null } : event }, REPLY);
    }),

    http.put('/api/v1/events/{id}', async ({ params, request, response }) => {
      const form = await request.clone().formData();
      const event = own(server, params.id);
      const Item = Object.assign(event, written(server, form, event));
      return response(200).json({ Item }, REPLY);
    }),

    http.delete('/api/v1/events/{id}', ({ params, response }) => {
      const event = own(server, params.id);
      server.data.events.splice(server.data.events.indexOf(event), 1);
      removed.set(event.id, event);
      return response(204).empty(REPLY);
    }),

    http.put('/api/v1/events/{id}/restore', ({ params, response }) => {
      const event = removed.get(params.id);
      if (event) {
        removed.delete(event.id);
        server.data.events.push(event);
        server.data.events.sort((one, other) => one.startDate - other.startDate);
      }
      const Item = own(server, params.id);
      return response(200).json({ Item }, REPLY);
    }),

    http.get('/api/v1/events/{id}/votes', ({ params, request, response }) => {
      const event = found(known(server, params.id));
      const asked = new URL(request.url).searchParams;
      if (user === null && asked.get('related') === 'true') return response.untyped(refuse('signIn'));
      const { counts } = event;
      const all = server.data.attendees.of(event.id);
      if (user === null) {
        const Item = { votes: [], counts };
        return response(200).json({ Item, Count: all.length, limited: 'sign_in' }, REPLY);
      }
      const vote = readEventVote(asked.get('vote') ?? '');
      const rows = all.filter((row) => vote === null || row.vote === vote);
      const page = slice(rows, { url: request.url, rowKey: ({ id }) => id });
      return response(200).json(
        {
          Item: { votes: page.rows, counts },
          Count: rows.length,
          limited: 'none',
          ...lastEvaluatedKey(page.next),
        },
        REPLY,
      );
    }),

    http.post('/api/v1/events/{id}/votes', async ({ params, request, response }) => {
      const vote = readEventVote((await request.json()).vote);
      if (user === null) return response.untyped(refuse('signIn'));
      const event = found(known(server, params.id));
      if (vote === null) return response.untyped(refuseField('vote', 'Vote Interested, Going or Not Sure.'));
      const rows = server.data.attendees.of(event.id);
      const before = rows.findIndex(({ id }) => id === user.id);
      rows.splice(before < 0 ? rows.length : before, before < 0 ? 0 : 1, anAttendeeFor(user, vote));
      const reminder = vote === 'Going' ? (event.reminder ?? 'day') : null;
      Object.assign(event, { vote, reminder, counts: updateCounts(event.counts, event.vote, vote) });
      return response(200).json({ vote, reminder, counts: event.counts }, REPLY);
    }),

    http.delete('/api/v2/events/{id}/vote', ({ params, response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      const event = found(known(server, params.id));
      const rows = server.data.attendees.of(event.id);
      const at = rows.findIndex(({ id }) => id === user.id);
      if (at >= 0) rows.splice(at, 1);
      const none = { vote: null, reminder: null };
      Object.assign(event, { ...none, counts: updateCounts(event.counts, event.vote, null) });
      return response(200).json({ ...none, counts: event.counts }, REPLY);
    }),

    http.put('/api/v2/events/{id}/reminder', async ({ params, request, response }) => {
      const { reminder } = await request.json();
      if (user === null) return response.untyped(refuse('signIn'));
      const event = found(known(server, params.id));
      if (event.vote !== 'Going') return response.untyped(refuse('notFound'));
      Object.assign(event, { reminder });
      return response(200).json({ reminder }, REPLY);
    }),

    http.get('/api/v1/events/{id}/exhibitors', ({ params, request, response }) => {
      const event = found(known(server, params.id));
      if (user === null && new URL(request.url).searchParams.get('related') === 'true') {
        return response.untyped(refuse('signIn'));
      }
      const rows = server.data.exhibitors.of(event.id);
      const page = slice(rows, { url: request.url, rowKey: ({ id }) => id });
      const list = { values: page.rows, Count: rows.length, ...lastEvaluatedKey(page.next) };
      return response(200).json(list, REPLY);
    }),

    http.post('/api/v1/events/{id}/exhibitors', async ({ params, request, response }) => {
      const { companies } = await request.json();
      if (user === null) return response.untyped(refuse('signIn'));
      const event = found(known(server, params.id));
      const unknown = companies.some((id) => !server.data.companies.has(id));
      if (unknown) return response.untyped(refuseField('companies', 'This company does not exist.'));
      exhibit(server, event, companies);
      const values = server.data.exhibitors.of(event.id);
      return response(200).json({ values, Count: values.length }, REPLY);
    }),

    http.delete('/api/v1/events/{id}/exhibitors/{companyId}', ({ params, response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      const event = found(known(server, params.id));
      const rows = server.data.exhibitors.of(event.id);
      const at = rows.findIndex(({ id }) => id === params.companyId);
      const row = rows[at];
      if (row && row.added_by?.id !== user.id && event.createdBy !== user.id) {
        return response.untyped(refuse('forbidden'));
      }
      if (row) rows.splice(at, 1);
      Object.assign(event, {
        companies: event.companies.filter((id) => id !== params.companyId),
        exhibitor_count: rows.length,
      });
      return response(204).empty(REPLY);
    }),

    http.post('/api/v1/events/{id}/tags', async ({ params, request, response }) => {
      const { primaryProducts } = await request.json();
      if (user === null) return response.untyped(refuse('signIn'));
      const event = found(known(server, params.id));
      const products = findProducts(server, [...event.primaryProducts, ...primaryProducts]);
      if (products === null) {
        return response.untyped(refuseField('primaryProducts', 'We couldn’t find this product.'));
      }
      const Item = Object.assign(event, { products, primaryProducts: products.map(({ id }) => id) });
      return response(200).json({ Item }, REPLY);
    }),
  ];
}

const known = ({ data }: MockServer, id: string): CommunityEvent | undefined =>
  data.events.find((event) => event.id === id);

/** Returns the event, or the refusal if this viewer may not edit it. @see PERM-010 */
function own(server: MockServer, id: string): CommunityEvent {
  if (server.user === null) throw refuse('signIn');
  const event = found(known(server, id));
  if (event.createdBy !== server.user.id) throw refuse('forbidden');
  return event;
}

function isWanted(event: CommunityEvent, wanted: URLSearchParams): boolean {
  const text = wanted.get('text')?.trim().toLowerCase() ?? '';
  const month = wanted.get('month');
  const sector = wanted.get('sector');
  const country = wanted.get('country');
  const ids = [wanted.get('id'), ...(wanted.get('ids')?.split(',') ?? [])].filter((id) => id !== null);
  const type = wanted.get('type');
  const named = { product: event.primaryProducts, company: event.companies }[type ?? ''];
  return (
    `${event.eventName} ${event.location}`.toLowerCase().includes(text) &&
    (month === null || isWithin(event, month, wanted.get('until_month') ?? month)) &&
    (sector === null || event.sector === sector) &&
    (country === null || event.country_code === country) &&
    event.id !== wanted.get('except') &&
    (named === undefined || ids.some((id) => named.includes(id)))
  );
}

/** True if an exhibitor supplies the named product, or none is named. */
function hasSupplier(server: MockServer, { companies }: CommunityEvent, text: string): boolean {
  if (text === '') return true;
  return companies
    .flatMap((id) => server.data.companyProducts.of(id))
    .some(({ product_name: name }) => findMatch(text, [['name', name]]) !== null);
}

const isWithin = ({ startDate }: CommunityEvent, first: string, last: string): boolean => {
  const month = new Date(startDate).toISOString().slice(0, 7);
  return month >= first && month <= last;
};

const isRelated = (event: CommunityEvent, other: CommunityEvent): boolean =>
  event.id !== other.id &&
  (event.primaryProducts.some((id) => other.primaryProducts.includes(id)) ||
    event.companies.some((id) => other.companies.includes(id)));

const toSummary = ({
  details: _details,
  creator: _creator,
  primaryProducts: _ids,
  products: _products,
  companies: _companies,
  votes: _votes,
  vote: _vote,
  ...summary
}: CommunityEvent): EventSummary => summary;

/** Returns the event with the form's values; omitted fields stay unchanged. */
function written(server: MockServer, form: FormData, event: CommunityEvent): CommunityEvent {
  const field = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : undefined;
  };
  const details = field('details') ?? event.details;
  const tagged = listed(field('primaryProducts'), field('known_products'), event.primaryProducts);
  const products = findProducts(server, tagged) ?? event.products;
  const country = findCountry(field('country') ?? event.country_code ?? '');
  const changed: CommunityEvent = {
    ...event,
    eventName: field('eventName') ?? event.eventName,
    location: field('location') ?? event.location,
    country: country?.name ?? null,
    country_code: country?.code ?? null,
    time_zone: field('time_zone') ?? event.time_zone,
    startDate: Number(field('startDate') ?? event.startDate),
    endDate: Number(field('endDate') ?? event.endDate),
    details,
    summary: details
      .replace(/<[^>]*>/g, ' ')
      .trim()
      .slice(0, 300),
    products,
    primaryProducts: products.map(({ id }) => id),
    companies: [],
  };
  const companies = listed(field('companies'), field('known_companies'), event.companies);
  if (field('companies') !== undefined) {
    const rows = server.data.exhibitors.of(event.id);
    rows.splice(0, rows.length, ...rows.filter(({ id }) => companies.includes(id)));
  }
  exhibit(server, changed, companies);
  return changed;
}

const parseIds = (json: string): string[] => JSON.parse(json) as string[];

/** Returns a list with the form's changes; entries unknown to its sender stay. */
function listed(sent: string | undefined, known: string | undefined, before: readonly string[]): string[] {
  if (sent === undefined) return [...before];
  const removable = known === undefined ? before : parseIds(known);
  return [...new Set([...parseIds(sent), ...before.filter((id) => !removable.includes(id))])];
}

function findProducts({ data }: MockServer, ids: readonly string[]): CommunityEvent['products'] | null {
  const products = [...new Set(ids)].map((id) => data.products.get(id));
  if (!products.every((product) => product !== undefined)) return null;
  return products.map(({ id, name, sector }) => ({ id, name, sector }));
}

function exhibit({ data, user }: MockServer, event: CommunityEvent, ids: readonly string[]): void {
  const rows = data.exhibitors.of(event.id);
  for (const id of ids) {
    const company = data.companies.get(id);
    if (!event.companies.includes(id)) event.companies.push(id);
    if (!company || rows.some((row) => row.id === id)) continue;
    const { name, country, country_code, sector, logo } = company;
    const added_by = user && { id: user.id, name: user.displayName };
    rows.push({ id, name, country, country_code, sector, logo, contacts: 0, premium: false, added_by });
  }
  event.exhibitor_count = rows.length;
}

function updateCounts(
  counts: EventCounts,
  before: Attendee['vote'] | null,
  now: Attendee['vote'] | null,
): EventCounts {
  const changed = { ...counts };
  if (before !== null) changed[before] = Math.max(0, changed[before] - 1);
  if (now !== null) changed[now] += 1;
  return changed;
}
