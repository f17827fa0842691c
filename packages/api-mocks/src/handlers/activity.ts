import type { Activity, User } from '@millrace/api-client';
import { youtubeId } from '@millrace/domain';
import type { HttpHandler } from 'msw';
import { stableId } from '../factories/stable-id';
import type { MockServer } from './mock-server';
import { lastEvaluatedKey, slice } from './paging';
import { REPLY, refuse, refuseField, refuseParameter } from './refusals';

// What is posted through the mocks is newer than every example, and does not depend on the clock.
const POSTED_AT = '2026-09-15T10:20:30.000Z';

/** Activity: what is posted stands first until `resetMocks`. */
export function activityHandlers(server: MockServer): HttpHandler[] {
  const { http } = server;
  return [
    http.get('/api/v1/product/activity/{id}', ({ params, request, response }) => {
      if (!server.data.products.has(params.id)) return response.untyped(refuse('notFound'));
      const rows = server.data.activities.of(params.id);
      const page = slice(rows, { url: request.url, keyOf: ({ id }) => id });
      if (typeof page === 'string') return response.untyped(refuseParameter(page));
      const list = { Items: page.rows, Count: rows.length, ...lastEvaluatedKey(page.next) };
      return response(200).json(list, REPLY);
    }),

    http.post('/api/v1/product/status', async ({ request, response }) => {
      const { id, status } = await request.json();
      const reply = await server.once(request, () => {
        if (status.trim() === '') return refuseField('status', 'Write something first.');
        const Item = post(server, id, { text: status.trim() });
        return Item instanceof Response ? Item : response(201).json({ Item }, REPLY);
      });
      return response.untyped(reply);
    }),

    http.post('/api/v1/product/youtube', async ({ request, response }) => {
      const { id, youtube } = await request.json();
      const reply = await server.once(request, () => {
        const video = youtubeId(youtube);
        if (video === null) return refuseField('youtube', 'This is not a YouTube link.');
        const Item = post(server, id, { text: '', youtube: video });
        return Item instanceof Response ? Item : response(201).json({ Item }, REPLY);
      });
      return response.untyped(reply);
    }),
  ];
}

function post(
  { data, user }: MockServer,
  productId: string,
  content: Pick<Activity, 'text' | 'youtube'>,
): Activity | Response {
  if (user === null) return refuse('signIn');
  if (!data.products.has(productId)) return refuseField('id', 'This product does not exist.');
  const rows = data.activities.of(productId);
  const id = stableId('posted', `${productId} ${rows.length}`);
  const activity = { id, ...content, added: POSTED_AT, user_id: user.id, user: authorOf(user) };
  rows.unshift(activity);
  return activity;
}

function authorOf(user: User): NonNullable<Activity['user']> {
  return {
    user_name: user.displayName,
    image: user.image ?? user.linkedinImage,
    user_company_name: user.company,
    user_company_id: user.company_id,
  };
}
