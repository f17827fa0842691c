import { NOTIFICATIONS_MAX } from '@millrace/domain';
import type { Context } from '../../../platform/context';
import { announce } from '../../../platform/db/announce';
import { transact } from '../../../platform/db/transact';
import type { Handlers } from '../../../platform/http/call';
import { signedIn } from '../../../platform/http/signed-in';
import { findLastRead, markOpened, markRead } from './notifications.repository';
import { newestFor } from './notifications.service';
import { notificationView } from './notifications.view';

/** Routes of the viewer's own notifications. */
export const notificationRoutes = (context: Context) =>
  ({
    listNotifications: async (call) => {
      const viewer = signedIn(call);
      const rows = await newestFor(context, viewer, NOTIFICATIONS_MAX);
      const lastRead = await findLastRead(context.db, viewer.id);
      const newest = rows[0]?.createdAt;
      return {
        status: 200,
        json: {
          Items: rows.map(notificationView),
          last_read: lastRead?.toISOString() ?? null,
          unread: newest !== undefined && (lastRead === null || newest > lastRead),
        },
      };
    },

    markNotificationsRead: async (call) => {
      const viewer = signedIn(call);
      await transact(context.db, async (tx) => {
        await markRead(tx, viewer.id, new Date(call.body.timestamp));
        await announce(tx, { type: 'notificationsRead', userId: viewer.id });
      });
      return { status: 204 };
    },

    openNotifications: async (call) => {
      const viewer = signedIn(call);
      await transact(context.db, async (tx) => {
        await markOpened(tx, viewer.id, call.body.ids);
        await announce(tx, { type: 'notificationsRetracted', userIds: [viewer.id] });
      });
      return { status: 204 };
    },
  }) satisfies Partial<Handlers>;
