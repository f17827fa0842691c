import { sql } from 'drizzle-orm';
import { type NotificationSpecs, recipientColumns, typeText } from '../../../platform/db/notification-spec';
import { isListed } from '../../../visibility';

/** Notifies the people of a followed company, and a member who gained a follower. */
export const networkNotifications = {
  companyFollower: ({ companyId, actorId }) => {
    const [company, actor] = [sql`${companyId}::uuid`, sql`${actorId}::uuid`];
    return {
      sourceId: actorId,
      exists: sql`EXISTS (SELECT 1 FROM company_followers WHERE company_id = ${company} AND user_id = ${actor})`,
      topics: [`company_followed:${companyId}`],
      receivers: sql`
        SELECT u.id AS user_id, ${recipientColumns(typeText('company_followed'), { company_id: company })}
        FROM users u WHERE u.company_id = ${company} AND ${isListed('u')}`,
    };
  },
  connection: ({ connectedId, actorId }) => {
    const [connected, actor] = [sql`${connectedId}::uuid`, sql`${actorId}::uuid`];
    return {
      sourceId: actorId,
      exists: sql`EXISTS (SELECT 1 FROM connections WHERE user_id = ${actor} AND connected_id = ${connected})`,
      topics: ['connection_added'],
      receivers: sql`SELECT ${connected} AS user_id, ${recipientColumns(typeText('connection_added'), {})}`,
    };
  },
} satisfies Partial<NotificationSpecs>;
