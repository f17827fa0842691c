import { index, json, pgTable, text } from 'drizzle-orm/pg-core';
import { id } from './columns/id';
import { moment } from './columns/times';

/** An attachment of a mail: its displayed name and storage key. */
export interface StoredAttachment {
  name: string;
  contentType: string;
  /** Storage key. */
  file: string;
}

/** Outbox: mails that were not sent because no mail server is configured. */
export const outboxMessages = pgTable(
  'outbox_messages',
  {
    id: id(),
    from: text('from_address').notNull(),
    to: text('to_address').notNull(),
    replyTo: text('reply_to'),
    subject: text('subject').notNull(),
    html: text('html').notNull(),
    text: text('text').notNull(),
    /** Unsubscribe URL for the `List-Unsubscribe` header. */
    unsubscribeUrl: text('unsubscribe_url'),
    attachments: json('attachments').$type<StoredAttachment[]>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [index('outbox_messages_age').on(t.createdAt)],
);
