import { sql } from 'drizzle-orm';
import { type NotificationSpecs, recipientColumns, typeText } from '../../../platform/db/notification-spec';

/** Notifies a buyer of a supplier's answer. */
export const quoteAnswerNotifications = {
  quoteAnswer: ({ answerId, productId }) => {
    const answer = sql`${answerId}::uuid`;
    return {
      sourceId: answerId,
      exists: sql`EXISTS (SELECT 1 FROM quote_answers WHERE id = ${answer})`,
      topics: [`quote_answered:${productId}`],
      receivers: sql`
        SELECT i.user_id, ${recipientColumns(typeText('quote_answered'), { product_id: sql`${productId}::uuid` })}
        FROM quote_answers q JOIN inquiries i ON i.id = q.inquiry_id
        WHERE q.id = ${answer} AND i.user_id IS NOT NULL`,
    };
  },
} satisfies Partial<NotificationSpecs>;
