import { isSameName } from '../../../platform/db/names';
import { sentence } from '../../../platform/messages/text';
import type { Assessed } from './assess-rows';
import type { RefusedRow, SheetDraft } from './sheet-row';

/** What becomes of rows that are like something known, unless it is decided one by one. */
export const ALIKE_DECISIONS = ['use', 'create', 'skip'] as const;

/** What becomes of what is like something known: it is that, it is another one, or nothing is done. */
export type AlikeDecision = (typeof ALIKE_DECISIONS)[number];

/** What a member has decided about a row: one of the above, or the id of what it is. */
export type RowDecision = AlikeDecision | { id: string };

/** What a member has decided. */
export interface Decisions {
  alike: AlikeDecision;
  byRow: ReadonlyMap<number, RowDecision>;
}

/** What is to be done with a row. */
export type Decided =
  | { do: 'create'; draft: SheetDraft }
  | { do: 'list'; draft: SheetDraft; id: string }
  | { do: 'nothing'; because: 'listed' | 'skipped' }
  | ({ do: 'refuse' } & RefusedRow);

const SKIPPED: Decided = { do: 'nothing', because: 'skipped' };

/** What is to be done with a row, once it is known what it means and what the member has decided. */
export function decideRow(assessed: Assessed, { alike, byRow }: Decisions): Decided {
  if (assessed.is === 'refused') {
    const { row, name, reason } = assessed;
    return { do: 'refuse', row, name, reason };
  }
  const { draft } = assessed;
  const decision = byRow.get(draft.row);
  if (decision === 'skip') return SKIPPED;
  switch (assessed.is) {
    case 'new':
      return { do: 'create', draft };
    case 'known':
      return { do: 'list', draft, id: assessed.match.id };
    case 'listed':
      return { do: 'nothing', because: 'listed' };
    case 'repeated':
      return SKIPPED;
    case 'alike':
      return decideAlike(assessed, decision ?? alike);
  }
}

function decideAlike(
  { draft, candidates }: Extract<Assessed, { is: 'alike' }>,
  decision: RowDecision,
): Decided {
  if (typeof decision === 'object') return { do: 'list', draft, id: decision.id };
  const [first] = candidates;
  if (decision === 'skip') return SKIPPED;
  // Without one of the catalogue it is what an earlier row has named.
  if (decision === 'use') return first ? { do: 'list', draft, id: first.id } : SKIPPED;
  const isTaken = candidates.some(({ name }) => isSameName(name, draft.name));
  if (!isTaken) return { do: 'create', draft };
  return { do: 'refuse', row: draft.row, name: draft.name, reason: sentence('sheet.nameTaken') };
}
