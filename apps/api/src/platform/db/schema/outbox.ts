import { index, json, pgTable, text } from 'drizzle-orm/pg-core';
import { id } from './columns/id';
import { moment } from './columns/times';

/** A file that goes along with a mail: its name for the reader, and where it lies in the storage. */
export interface StoredAttachment {
  name: string;
  contentType: string;
  /** The name in the storage. */
  file: string;
}

/** Mails that were written but not sent, as no mail server is set. */
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
    /** What the mail's headers name for taking the address out. */
    unsubscribeUrl: text('unsubscribe_url'),
    attachments: json('attachments').$type<StoredAttachment[]>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [index('outbox_messages_age').on(t.createdAt)],
);
