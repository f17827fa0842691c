import { char, date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id } from './columns/id';
import { moment } from './columns/times';
import { users } from './people';
import { products } from './products';

/** What somebody is looking for. @see DATA-013 */
export const inquiries = pgTable('inquiries', {
  id: id(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name'),
  companyName: text('company_name'),
  email: text('email').notNull(),
  phone: text('phone'),
  message: text('message').notNull(),
  /** As its sender named it; for showing only. */
  attachmentName: text('attachment_name'),
  attachmentType: text('attachment_type'),
  /** Its name in the storage. It is served to nobody; the sales desk gets it by e-mail. */
  attachmentFile: text('attachment_file'),
  /** Of which a quote is asked for; null for any other inquiry. @see GAP-025 */
  productId: uuid('product_id').references(() => products.id, { onDelete: 'set null' }),
  quantity: text('quantity'),
  unit: text('unit'),
  neededBy: date('needed_by'),
  /** ISO 3166-1 alpha-2. */
  deliveryCountry: char('delivery_country', { length: 2 }),
  userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** Visitors who asked to be invited. @see MKT-003 */
export const invitationRequests = pgTable('invitation_requests', {
  /** In lower case. */
  email: text('email').primaryKey(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** How often the landing page was visited, by day (UTC). @see GAP-067 */
export const landingVisits = pgTable('landing_visits', {
  day: date('day').primaryKey(),
  visits: integer('visits').notNull(),
});
