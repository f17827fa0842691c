import type { DuplicateDecision } from '@millrace/domain';
import type { DuplicateRow } from './duplicates.repository';

/** Facts that determine the possible decisions. */
export type DuplicateStanding = Pick<
  DuplicateRow,
  'kind' | 'decidedAt' | 'decision' | 'subject' | 'other' | 'undoable'
>;

/** The moderator, and the company whose people edit the catalogue. */
export interface Decider {
  companyId: string | null;
  editorCompanyId: string;
}

/**
 * Returns the decisions that a moderator may take. Nobody decides on their own company. The editors' company cannot be
 * merged into another, as no editor would be left.
 *
 * @see GAP-088
 */
export function possibleDuplicateDecisions(one: DuplicateStanding, decider: Decider): DuplicateDecision[] {
  const ids = [one.subject.id, one.other.id];
  if (one.kind === 'company' && decider.companyId !== null && ids.includes(decider.companyId)) return [];
  if (one.decidedAt !== null) return one.undoable === null ? [] : ['undo'];
  const canMerge = !one.subject.gone && !one.other.gone;
  const canGo = (id: string) => canMerge && id !== decider.editorCompanyId;
  return [
    ...(canGo(one.subject.id) ? (['merge'] as const) : []),
    ...(canGo(one.other.id) ? (['swap'] as const) : []),
    'keep',
  ];
}
