import {
  char,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { id } from './columns/id';
import { moment } from './columns/times';
import { companies } from './companies';
import { users } from './people';
import { products } from './products';

/** Inquiries for products. @see DATA-013 */
export const inquiries = pgTable(
  'inquiries',
  {
    id: id(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name'),
    companyName: text('company_name'),
    email: text('email').notNull(),
    phone: text('phone'),
    message: text('message').notNull(),
    /** Name of the attachment as uploaded, for display only. */
    attachmentName: text('attachment_name'),
    attachmentType: text('attachment_type'),
    /** Storage key. The sales desk receives the file by email; suppliers download it at `/quotes`. */
    attachmentFile: text('attachment_file'),
    /** The product to quote; null for other inquiries. @see GAP-025 */
    productId: uuid('product_id').references(() => products.id, { onDelete: 'set null' }),
    quantity: text('quantity'),
    unit: text('unit'),
    neededBy: date('needed_by'),
    /** ISO 3166-1 alpha-2 code. */
    deliveryCountry: char('delivery_country', { length: 2 }),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('inquiries_user').on(t.userId, t.createdAt.desc()),
    index('inquiries_newest').on(t.createdAt.desc()),
  ],
);

/** Visitors who requested an invitation. @see MKT-003 */
export const invitationRequests = pgTable('invitation_requests', {
  /** In lower case. */
  email: text('email').primaryKey(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** Daily visits of the landing page (UTC). @see GAP-067 */
export const landingVisits = pgTable('landing_visits', {
  day: date('day').primaryKey(),
  visits: integer('visits').notNull(),
});

/** Suppliers that received a quote request. @see DIFF-003 */
export const quoteRecipients = pgTable(
  'quote_recipients',
  {
    inquiryId: uuid('inquiry_id')
      .notNull()
      .references(() => inquiries.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ name: 'quote_recipients_pkey', columns: [t.inquiryId, t.companyId] }),
    index('quote_recipients_company').on(t.companyId, t.inquiryId),
  ],
);

/** A supplier's quote; one per supplier. @see DIFF-003 */
export const quoteAnswers = pgTable(
  'quote_answers',
  {
    id: id(),
    inquiryId: uuid('inquiry_id').notNull(),
    companyId: uuid('company_id').notNull(),
    /** The member who last changed it. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    price: text('price'),
    leadTime: text('lead_time'),
    minimumOrder: text('minimum_order'),
    message: text('message').notNull(),
    /** Name of the attachment as uploaded, for display only. */
    attachmentName: text('attachment_name'),
    attachmentType: text('attachment_type'),
    /** Storage key. */
    attachmentFile: text('attachment_file'),
    createdAt: moment('created_at').notNull().defaultNow(),
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (t) => [
    unique('quote_answers_one').on(t.inquiryId, t.companyId),
    foreignKey({
      name: 'quote_answers_recipient',
      columns: [t.inquiryId, t.companyId],
      foreignColumns: [quoteRecipients.inquiryId, quoteRecipients.companyId],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
    index('quote_answers_user').on(t.userId),
  ],
);
