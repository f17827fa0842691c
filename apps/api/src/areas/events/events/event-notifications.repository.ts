import { sql } from 'drizzle-orm';
import { type NotificationSpecs, recipientColumns, typeText } from '../../../platform/db/notification-spec';
import { isListed } from '../../../visibility';

/** Notifies of exhibitors, attendance, and changes of time or place. */
export const eventNotifications = {
  // The company's people, the event's creator, and members who voted anything but Not Sure, once each.
  exhibitor: ({ eventId, companyId }) => {
    const event = sql`${eventId}::uuid`;
    const company = sql`${companyId}::uuid`;
    return {
      sourceId: companyId,
      exists: sql`EXISTS (SELECT 1 FROM event_companies WHERE event_id = ${event} AND company_id = ${company})`,
      topics: [`exhibitor_added:${companyId}:${eventId}`],
      receivers: sql`
        SELECT DISTINCT reader.user_id, ${recipientColumns(typeText('exhibitor_added'), { company_id: company, event_id: event })}
        FROM (
          SELECT u.id AS user_id FROM users u WHERE u.company_id = ${company} AND ${isListed('u')}
          UNION SELECT created_by FROM events WHERE id = ${event}
          UNION SELECT user_id FROM event_votes WHERE event_id = ${event} AND vote <> 'Not Sure'
        ) reader`,
    };
  },
  // The event's creator, and followers of the member who voted on the event too.
  attendance: ({ eventId, actorId }) => {
    const event = sql`${eventId}::uuid`;
    const actor = sql`${actorId}::uuid`;
    return {
      sourceId: actorId,
      exists: sql`EXISTS (
        SELECT 1 FROM event_votes WHERE event_id = ${event} AND user_id = ${actor} AND vote = 'Going'
      )`,
      topics: [`attendee_going:${eventId}`],
      receivers: sql`
        SELECT DISTINCT reader.user_id, ${recipientColumns(typeText('attendee_going'), { event_id: event })}
        FROM (
          SELECT created_by AS user_id FROM events WHERE id = ${event}
          UNION SELECT n.user_id FROM connections n JOIN event_votes v ON v.user_id = n.user_id
            WHERE n.connected_id = ${actor} AND v.event_id = ${event}
        ) reader`,
    };
  },
  eventMoved: ({ eventId, changeId }) => {
    const event = sql`${eventId}::uuid`;
    return {
      sourceId: changeId,
      exists: sql`EXISTS (SELECT 1 FROM events WHERE id = ${event})`,
      topics: [`event_moved:${eventId}`],
      receivers: sql`
        SELECT v.user_id, ${recipientColumns(typeText('event_moved'), { event_id: event })}
        FROM event_votes v WHERE v.event_id = ${event} AND v.vote <> 'Not Sure'`,
    };
  },
} satisfies Partial<NotificationSpecs>;
