import { sql } from 'drizzle-orm';
import { type NotificationSpecs, recipientColumns, typeText } from '../../../platform/db/notification-spec';
import { isShownMember } from '../../../visibility';

/** Notifies members who invited a new member. */
export const invitationNotifications = {
  invitation: ({ actorId }) => {
    const actor = sql`${actorId}::uuid`;
    return {
      sourceId: actorId,
      exists: sql`EXISTS (SELECT 1 FROM users u WHERE u.id = ${actor} AND ${isShownMember('u')})`,
      topics: ['invitation_accepted'],
      receivers: sql`
        SELECT i.inviter_id AS user_id, ${recipientColumns(typeText('invitation_accepted'), {})}
        FROM invitations i
        JOIN users u ON i.email_hash = encode(sha256(convert_to(lower(u.email), 'UTF8')), 'hex')
        WHERE u.id = ${actor}`,
    };
  },
} satisfies Partial<NotificationSpecs>;
