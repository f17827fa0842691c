import type { Decision } from '@millrace/domain';
import type { CaseRow } from './moderation.repository';

/** Facts that determine the possible decisions. */
export type CaseStanding = Pick<
  CaseRow,
  'kind' | 'isOpen' | 'isGone' | 'isHidden' | 'isSuspended' | 'subjectId'
>;

/**
 * Returns the decisions that a moderator may take. Nobody decides on their own content.
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
