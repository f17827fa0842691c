import type { components } from '@millrace/api-client';
import { beginningOf } from '../../catalogue/browsing';
import type { EventSummaryRow } from '../../events/events';
import { eventSummaryView } from '../../events/events';
import { findMatch, type PlannedSearch } from '../search';
import type { EventTextRow, FoundMemberRow, FoundPostRow } from './found-posts.repository';

type Schemas = components['schemas'];

const TEXT_SHOWN = 300;

/** Returns a post for search results. */
export const foundPostView = (row: FoundPostRow, plan: PlannedSearch | null): Schemas['FoundPost'] => ({
  id: row.id,
  user_id: row.userId,
  user_name: row.userName,
  company: row.company,
  company_id: row.companyId,
  text: beginningOf(row.text, TEXT_SHOWN),
  like_count: row.likeCount,
  comment_count: row.commentCount,
  added: new Date(row.addedAt).toISOString(),
  match:
    plan &&
    findMatch(plan, [
      ['text', [row.text]],
      ['product', row.linked],
    ]),
});

/** Returns a member for search results. */
export const foundMemberView = (row: FoundMemberRow, plan: PlannedSearch | null): Schemas['FoundMember'] => ({
  ...row,
  match: plan && findMatch(plan, [['name', [row.name]]]),
});

/** Returns an event for search results. */
export const foundEventView = (
  row: EventSummaryRow,
  texts: EventTextRow | undefined,
  plan: PlannedSearch | null,
): Schemas['FoundEvent'] => ({
  ...eventSummaryView(row),
  match:
    plan &&
    findMatch(plan, [
      ['name', [row.name]],
      ['place', [row.location]],
      ['product', texts?.linked ?? []],
      ['description', [texts?.text ?? null]],
    ]),
});
