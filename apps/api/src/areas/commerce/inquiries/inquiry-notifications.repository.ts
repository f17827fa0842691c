import { sql } from 'drizzle-orm';
import { type NotificationSpecs, recipientColumns, typeText } from '../../../platform/db/notification-spec';
import { isShownMember, worksVerifiedFor } from '../../../visibility';

/** Notifies the verified people of suppliers of a quote request. */
export const quoteRequestNotifications = {
  quoteRequest: ({ inquiryId, productId }) => {
    const inquiry = sql`${inquiryId}::uuid`;
    return {
      sourceId: inquiryId,
      exists: sql`EXISTS (SELECT 1 FROM inquiries WHERE id = ${inquiry})`,
      topics: [`quote_requested:${productId}`],
      receivers: sql`
        SELECT u.id AS user_id, ${recipientColumns(typeText('quote_requested'), { product_id: sql`${productId}::uuid` })}
        FROM quote_recipients r JOIN users u ON u.company_id = r.company_id
        WHERE r.inquiry_id = ${inquiry} AND ${worksVerifiedFor('u')} AND ${isShownMember('u')}`,
    };
  },
} satisfies Partial<NotificationSpecs>;
