import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id } from './columns/id';
import { moment } from './columns/times';
import { companies } from './companies';
import { users } from './people';

/** What moderators decide about a member's link to a company. */
export type LinkCaseKind = 'request' | 'objection';

/** What they can decide. `end` also keeps the member from linking themselves again. */
export type LinkDecision = 'verify' | 'refuse' | 'keep' | 'end';

/** Requests to be verified as one of a company's people, and objections of its people against one. @see GAP-089 */
export const companyLinkCases = pgTable(
  'company_link_cases',
  {
    id: id(),
    kind: text('kind').$type<LinkCaseKind>().notNull(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** Whose link it is. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Who asks or objects; null once that member has left. */
    raisedBy: uuid('raised_by').references(() => users.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    /** Whether the member is not listed with the company until it is decided. */
    isHeld: boolean('is_held').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
    decision: text('decision').$type<LinkDecision>(),
    decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: moment('decided_at'),
    /** For moderators alone. */
    note: text('note').notNull().default(''),
  },
  (t) => [
    uniqueIndex('company_link_cases_one_open')
      .on(t.companyId, t.userId, t.kind, t.raisedBy)
      .where(sql`${t.decidedAt} IS NULL`),
    index('company_link_cases_open').on(t.createdAt, t.id).where(sql`${t.decidedAt} IS NULL`),
    index('company_link_cases_closed')
      .on(t.decidedAt.desc(), t.id.desc())
      .where(sql`${t.decidedAt} IS NOT NULL`),
    index('company_link_cases_user').on(t.userId, t.companyId, t.decidedAt.desc()),
    index('company_link_cases_raised').on(t.raisedBy),
    index('company_link_cases_decided').on(t.decidedBy),
  ],
);
