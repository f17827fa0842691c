import { index, jsonb, pgTable, unique, uuid } from 'drizzle-orm/pg-core';
import { id } from './columns/id';
import { moment } from './columns/times';
import { companies } from './companies';
import type { FieldChange } from './edits';
import { users } from './people';

/**
 * Proposed edits of companies whose name and website the member may not change. A proposal is deleted when it is
 * decided; an accepted one becomes an edit.
 */
export const companyProposals = pgTable(
  'company_proposals',
  {
    id: id(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    changes: jsonb('changes').$type<FieldChange[]>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    // A new proposal of the same member replaces the previous one.
    unique('company_proposals_one').on(t.companyId, t.userId),
    index('company_proposals_user').on(t.userId),
  ],
);
