import type { Decision } from '@millrace/domain';
import type { CaseRow } from './moderation.repository';

/** What decides what can be decided. */
export type CaseStanding = Pick<
  CaseRow,
  'kind' | 'isOpen' | 'isGone' | 'isHidden' | 'isSuspended' | 'subjectId'
>;

/**
 * What a moderator can decide now. Nobody decides on what they wrote themselves.
 *
 * @see GAP-096
 */
export function possibleDecisions(one: CaseStanding, moderator: { id: string }): Decision[] {
  if (one.subjectId === moderator.id) return [];
  const canBeHidden = one.kind !== 'member' && !one.isGone;
  return [
    ...(one.isOpen ? (['dismiss'] as const) : []),
    ...(canBeHidden ? ([one.isHidden ? 'restore' : 'hide'] as const) : []),
    one.isSuspended ? 'lift' : 'suspend',
  ];
}
