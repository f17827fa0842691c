import type { components } from '@millrace/api-client';
import { countryName } from '@millrace/domain';
import type { duplicateFlags } from '../../../platform/db/schema';
import { type Decider, possibleDuplicateDecisions } from './duplicates.policy';
import type { DuplicateRow, DuplicateThingRow } from './duplicates.repository';

type Schemas = components['schemas'];

const iso = (moment: string): string => new Date(moment).toISOString();

/** Returns a member's own report for the API. */
export const duplicateFlagView = (
  row: Pick<
    typeof duplicateFlags.$inferSelect,
    'id' | 'kind' | 'subjectId' | 'otherId' | 'text' | 'createdAt'
  >,
): Schemas['DuplicateFlag'] => ({
  id: row.id,
  kind: row.kind,
  subject_id: row.subjectId,
  other_id: row.otherId,
  text: row.text,
  added: row.createdAt.toISOString(),
});

const thingView = (row: DuplicateThingRow): Schemas['DuplicateThing'] => ({
  ...row,
  country: countryName(row.country),
});

/** Returns a report for moderators. */
export const duplicateCaseView = (row: DuplicateRow, decider: Decider): Schemas['DuplicateCase'] => ({
  id: row.id,
  kind: row.kind,
  status: row.decidedAt === null ? 'open' : 'closed',
  text: row.text,
  added: iso(row.createdAt),
  raised_by: row.raisedBy === null ? null : { user_id: row.raisedBy, user_name: row.raisedByName ?? '' },
  subject: thingView(row.subject),
  other: thingView(row.other),
  possible: possibleDuplicateDecisions(row, decider),
  decision:
    row.decision === null || row.decidedAt === null
      ? null
      : { decision: row.decision, note: row.note, added: iso(row.decidedAt), moderator: row.moderator },
});
