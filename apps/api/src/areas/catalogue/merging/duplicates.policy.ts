import type { DuplicateDecision } from '@millrace/domain';
import type { DuplicateRow } from './duplicates.repository';

/** What decides what can be decided. */
export type DuplicateStanding = Pick<
  DuplicateRow,
  'kind' | 'decidedAt' | 'decision' | 'subject' | 'other' | 'undoable'
>;

/** Who decides, and which company's people edit the catalogue. */
export interface Decider {
  companyId: string | null;
  editorCompanyId: string;
}

/**
 * What a moderator can decide. Nobody decides on their own company; the one whose people edit the catalogue is not
 * merged away, as it would leave nobody who does.
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
