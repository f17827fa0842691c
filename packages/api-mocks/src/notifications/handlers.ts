import type { HttpHandler } from 'msw';
import { example } from '../contract/examples';
import type { MockServer } from '../handlers/mock-server';
import { REPLY, refuse } from '../handlers/refusals';

/** Creates handlers of notifications and alert settings; the read state lasts until `resetMocks`. */
export function notificationHandlers(server: MockServer): HttpHandler[] {
  const { http, user } = server;
  return [
    http.get('/api/v1/user/notification/all', ({ response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      const { notifications: Items, notificationsReadAt: last_read } = server.data;
      const newest = Items[0]?.added;
      const unread = newest !== undefined && (last_read === null || newest > last_read);
      return response(200).json({ Items: Items.slice(0, 200), last_read, unread }, REPLY);
    }),
    http.post('/api/v2/me/notifications/read', async ({ request, response }) => {
      const { ids } = await request.json();
      if (user === null) return response.untyped(refuse('signIn'));
      const opened = new Set(ids);
      server.data.notifications = server.data.notifications.map((row) =>
        opened.has(row.id) ? { ...row, read: true } : row,
      );
      return response(204).empty(REPLY);
    }),
    http.get('/api/v2/me/push', ({ response }) =>
      user === null
        ? response.untyped(refuse('signIn'))
        : response(200).json({ ...example('Push', 'PushOff'), subscribed: server.data.isPushed }, REPLY),
    ),
    http.put('/api/v2/me/push', ({ response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      server.data.isPushed = true;
      return response(204).empty(REPLY);
    }),
    http.delete('/api/v2/me/push', ({ response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      server.data.isPushed = false;
      return response(204).empty(REPLY);
    }),
    http.get('/api/v2/me/alerts', ({ response }) =>
      user === null ? response.untyped(refuse('signIn')) : response(200).json(server.data.alerts, REPLY),
    ),
    http.put('/api/v2/me/alerts', async ({ request, response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      server.data.alerts = await request.json();
      return response(200).json(server.data.alerts, REPLY);
    }),
    http.post('/api/v1/user/notification/lastread', async ({ request, response }) => {
      const { timestamp } = await request.json();
      if (user === null) return response.untyped(refuse('signIn'));
      const { notificationsReadAt: before } = server.data;
      if (before === null || timestamp > before) server.data.notificationsReadAt = timestamp;
      return response(204).empty(REPLY);
    }),
  ];
}
