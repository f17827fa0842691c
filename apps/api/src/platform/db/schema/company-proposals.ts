import { index, jsonb, pgTable, unique, uuid } from 'drizzle-orm/pg-core';
import { id } from './columns/id';
import { moment } from './columns/times';
import { companies } from './companies';
import type { FieldChange } from './edits';
import { users } from './people';

/**
 * What members propose to change of companies whose name and website are not theirs to set. What is decided is gone:
 * accepted it is an edit.
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
    // Who proposes something else takes back what they have proposed before.
    unique('company_proposals_one').on(t.companyId, t.userId),
    index('company_proposals_user').on(t.userId),
  ],
);
