import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id } from './columns/id';
import { moment } from './columns/times';
import { companies } from './companies';
import { users } from './people';

/** Moderators' decisions about a member's link to a company. */
export type LinkCaseKind = 'request' | 'objection';

/** Available decisions. `end` also prevents the member from linking themselves again. */
export type LinkDecision = 'verify' | 'refuse' | 'keep' | 'end';

/** Requests for verification as one of a company's people, and objections by its people. @see GAP-089 */
export const companyLinkCases = pgTable(
  'company_link_cases',
  {
    id: id(),
    kind: text('kind').$type<LinkCaseKind>().notNull(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** The member whose link is in question. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The member who filed the case; null once that member has left. */
    raisedBy: uuid('raised_by').references(() => users.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    /** True if the member is hidden from the company's people until the decision. */
    isHeld: boolean('is_held').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
    decision: text('decision').$type<LinkDecision>(),
    decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: moment('decided_at'),
    /** Visible only to moderators. */
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
