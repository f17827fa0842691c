import type { HttpHandler } from 'msw';
import type { MockServer } from './mock-server';
import { lastEvaluatedKey, slice } from './paging';
import { REPLY, refuse, refuseField, refuseParameter } from './refusals';

// What is blocked through the mocks does not depend on the clock.
const BLOCKED_AT = '2026-09-15T10:30:30.000Z';

/** Blocking members; it stays so until `resetMocks`. @see GAP-097 */
export function blockHandlers(server: MockServer): HttpHandler[] {
  const { http, user } = server;
  return [
    http.get('/api/v2/me/blocks', ({ request, response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      const { blocks } = server.data;
      const page = slice(blocks, { url: request.url, keyOf: ({ user_id }) => user_id });
      if (typeof page === 'string') return response.untyped(refuseParameter(page));
      const list = { results: page.rows, count: blocks.length, ...lastEvaluatedKey(page.next) };
      return response(200).json(list, REPLY);
    }),

    http.post('/api/v2/me/blocks', async ({ request, response }) => {
      const { user_id } = await request.json();
      if (user === null) return response.untyped(refuse('signIn'));
      const person = personOf(server, user_id);
      if (person === undefined || user_id === user.id) {
        return response.untyped(refuseField('user_id', 'This member does not exist.'));
      }
      const { blocks } = server.data;
      const { name: user_name, image, company } = person;
      if (!blocks.some((blocked) => blocked.user_id === user_id)) {
        blocks.unshift({ user_id, user_name, image, company, since: BLOCKED_AT });
      }
      return response(200).json({ user_id, user_name, blocked: true }, REPLY);
    }),

    http.get('/api/v2/me/blocks/{id}', ({ params, response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      const person = personOf(server, params.id);
      if (person === undefined) return response.untyped(refuse('notFound'));
      const state = { user_id: params.id, user_name: person.name, blocked: hasBlocked(server, params.id) };
      return response(200).json(state, REPLY);
    }),

    http.delete('/api/v2/me/blocks/{id}', ({ params, response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      const { blocks } = server.data;
      const place = blocks.findIndex(({ user_id }) => user_id === params.id);
      if (place >= 0) blocks.splice(place, 1);
      return response(204).empty(REPLY);
    }),
  ];
}

/** A member who has posted something, or with whom the viewer talks. */
function personOf({ data }: MockServer, id: string) {
  return data.people.get(id) ?? data.chatRooms.find(({ user_id }) => user_id === id);
}

/** Whether the viewer does without what a member writes. */
export const hasBlocked = ({ data }: MockServer, userId: string): boolean =>
  data.blocks.some(({ user_id }) => user_id === userId);
