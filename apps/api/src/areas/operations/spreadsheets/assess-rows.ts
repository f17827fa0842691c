import type { Transaction } from '../../../platform/db/database';
import { isSameName } from '../../../platform/db/names';
import { sentence } from '../../../platform/messages/text';
import { listsCompanies, type RefusedRow, type SheetDraft } from './sheet-kinds';
import {
  type Alike,
  type Candidate,
  findAlike,
  findListed,
  findNamesakes,
  findNearlyAlike,
  type SheetTable,
  type SheetTarget,
} from './spreadsheets.repository';

/**
 * What a row means: something that is new; something that is known; something that is listed already; something that is
 * like others, so that somebody must decide; or what an earlier row has named.
 */
export type Assessed =
  | { is: 'new'; draft: SheetDraft }
  | { is: 'known' | 'listed'; draft: SheetDraft; match: Candidate }
  | { is: 'alike'; draft: SheetDraft; candidates: readonly Candidate[]; sameAsRow: number | null }
  | { is: 'repeated'; draft: SheetDraft; sameAsRow: number }
  | ({ is: 'refused' } & RefusedRow);

/** Does work that reads, in a transaction. */
type Reading = <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;

/** How many rows are looked up at once. */
const BATCH = 500;

/** Misspelt names are looked for where no more than these are unknown: in a large catalogue each takes tens of milliseconds. */
const NEARLY_ALIKE_MAX = 200;

/** The table of what a spreadsheet lists. */
export const tableOf = ({ kind }: SheetTarget): SheetTable =>
  listsCompanies(kind) ? 'companies' : 'products';

/** Says of each row what it means, before anything is written. @param reading May do its work more than once. */
export async function assessRows(
  reading: Reading,
  target: SheetTarget,
  drafts: readonly SheetDraft[],
): Promise<Assessed[]> {
  const table = tableOf(target);
  const batches = batchesOf(drafts);
  const found: LookedUp[] = [];
  for (const batch of batches) found.push(await reading((tx) => lookUp(tx, table, batch)));
  const unheard = found.flatMap((one) => one.unheard);
  const nearly =
    unheard.length > 0 && unheard.length <= NEARLY_ALIKE_MAX
      ? await reading((tx) => findNearlyAlike(tx, table, unheard))
      : new Map<string, Candidate[]>();
  const earlier = new EarlierRows();
  const assessed: Assessed[] = [];
  for (const [at, batch] of batches.entries()) {
    const here = found[at];
    const meant = batch.map((draft) =>
      assess(draft, {
        earlier,
        letters: here?.letters.get(draft.nameKey) ?? '',
        namesakes: here?.namesakes.get(draft.nameKey) ?? [],
        alike: here?.candidates.get(draft.nameKey) ?? nearly.get(draft.nameKey) ?? [],
      }),
    );
    assessed.push(...(await reading((tx) => withListed(tx, target, meant))));
  }
  return assessed;
}

const batchesOf = (drafts: readonly SheetDraft[]): (readonly SheetDraft[])[] =>
  Array.from({ length: Math.ceil(drafts.length / BATCH) }, (_, at) =>
    drafts.slice(at * BATCH, (at + 1) * BATCH),
  );

/** What the catalogue has of the names of some rows, or what is like them. */
interface LookedUp extends Alike {
  namesakes: ReadonlyMap<string, Candidate[]>;
  /** Folded names of which the catalogue has neither. */
  unheard: readonly string[];
}

async function lookUp(tx: Transaction, table: SheetTable, drafts: readonly SheetDraft[]): Promise<LookedUp> {
  const nameKeys = [...new Set(drafts.map(({ nameKey }) => nameKey))];
  const namesakes = await findNamesakes(tx, table, nameKeys);
  const alike = await findAlike(tx, table, nameKeys);
  const isUnheard = (nameKey: string) => !namesakes.has(nameKey) && !alike.candidates.has(nameKey);
  return { ...alike, namesakes, unheard: nameKeys.filter(isUnheard) };
}

/** What earlier rows of the same file have named. */
class EarlierRows {
  readonly #byName = new Map<string, { name: string; row: number }[]>();
  readonly #byLetters = new Map<string, number>();

  /** The earlier row of the very name; else the row is the first of it. */
  named({ name, nameKey, row }: SheetDraft): number | null {
    const known = this.#byName.get(nameKey);
    const same = known?.find((one) => isSameName(one.name, name));
    if (same) return same.row;
    if (known) known.push({ name, row });
    else this.#byName.set(nameKey, [{ name, row }]);
    return null;
  }

  /** The earlier row of the same letters; else the row is the first of them. */
  alike(letters: string, { row }: SheetDraft): number | null {
    const known = this.#byLetters.get(letters);
    if (known !== undefined || letters === '') return known ?? null;
    this.#byLetters.set(letters, row);
    return null;
  }
}

interface FoundFor {
  earlier: EarlierRows;
  letters: string;
  namesakes: readonly Candidate[];
  alike: readonly Candidate[];
}

function assess(draft: SheetDraft, { earlier, letters, namesakes, alike }: FoundFor): Assessed {
  const repeated = earlier.named(draft);
  if (repeated !== null) return { is: 'repeated', draft, sameAsRow: repeated };
  const sameLetters = earlier.alike(letters, draft);
  const same = namesakes.filter(({ name }) => isSameName(name, draft.name));
  const sameCountry = same.filter(({ country }) => country === draft.country);
  const [only] = sameCountry.length === 1 ? sameCountry : same;
  const differs = only && draft.country !== null && only.country !== null && only.country !== draft.country;
  if (only && !differs && (same.length === 1 || sameCountry.length === 1)) {
    return { is: 'known', draft, match: only };
  }
  const candidates = same.length > 0 ? same : [...namesakes, ...alike];
  if (candidates.length > 0 || sameLetters !== null) {
    return { is: 'alike', draft, candidates, sameAsRow: candidates.length > 0 ? null : sameLetters };
  }
  return { is: 'new', draft };
}

/** Which of those that are known are listed already, and which is the target itself. */
async function withListed(
  tx: Transaction,
  target: SheetTarget,
  assessed: readonly Assessed[],
): Promise<Assessed[]> {
  const known = assessed.flatMap((one) => (one.is === 'known' ? [one.match.id] : []));
  const listed = await findListed(tx, target, known);
  return assessed.map((one): Assessed => {
    if (one.is !== 'known') return one;
    const { draft, match } = one;
    if (match.id === target.id) {
      return { is: 'refused', row: draft.row, name: draft.name, reason: sentence('sheet.itself') };
    }
    return listed.has(match.id) ? { is: 'listed', draft, match } : one;
  });
}

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
