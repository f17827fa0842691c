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
 * Assessment of a row: new, known, already linked, similar to known ones (needs a decision), a repetition of
 * an earlier row, or refused.
 */
export type Assessed =
  | { is: 'new'; draft: SheetDraft }
  | { is: 'known' | 'listed'; draft: SheetDraft; match: Candidate }
  | { is: 'alike'; draft: SheetDraft; candidates: readonly Candidate[]; sameAsRow: number | null }
  | { is: 'repeated'; draft: SheetDraft; sameAsRow: number }
  | ({ is: 'refused' } & RefusedRow);

/** Runs read-only work in a transaction. */
type Reading = <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;

/** Batch size of look-ups. */
const BATCH = 500;

/** Maximum number of unknown names for similarity search, which takes tens of milliseconds each in a big catalogue. */
const NEARLY_ALIKE_MAX = 200;

/** Table of the listed records. */
export const tableOf = ({ kind }: SheetTarget): SheetTable =>
  listsCompanies(kind) ? 'companies' : 'products';

/**
 * Assesses each row without writing.
 *
 * @param reading May retry its work.
 * @param before Compares with the catalogue of this time, so that a resumed import does not find its own records.
 */
export async function assessRows(
  reading: Reading,
  target: SheetTarget,
  drafts: readonly SheetDraft[],
  before?: Date,
): Promise<Assessed[]> {
  const table = tableOf(target);
  const batches = batchesOf(drafts);
  const found: LookedUp[] = [];
  for (const batch of batches) found.push(await reading((tx) => lookUp(tx, table, batch, before)));
  const unheard = found.flatMap((one) => one.unheard);
  const nearly =
    unheard.length > 0 && unheard.length <= NEARLY_ALIKE_MAX
      ? await reading((tx) => findNearlyAlike(tx, table, unheard, before))
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

/** Exact and similar records of the catalogue for some names. */
interface LookedUp extends Alike {
  namesakes: ReadonlyMap<string, Candidate[]>;
  /** Folded names without an exact or similar record. */
  unheard: readonly string[];
}

async function lookUp(
  tx: Transaction,
  table: SheetTable,
  drafts: readonly SheetDraft[],
  before: Date | undefined,
): Promise<LookedUp> {
  const nameKeys = [...new Set(drafts.map(({ nameKey }) => nameKey))];
  const namesakes = await findNamesakes(tx, table, nameKeys, before);
  const alike = await findAlike(tx, table, nameKeys, before);
  const isUnheard = (nameKey: string) => !namesakes.has(nameKey) && !alike.candidates.has(nameKey);
  return { ...alike, namesakes, unheard: nameKeys.filter(isUnheard) };
}

/** Names of earlier rows in the file. */
class EarlierRows {
  readonly #byName = new Map<string, { name: string; row: number }[]>();
  readonly #byLetters = new Map<string, number>();

  /** Returns the earlier row with exactly the same name; otherwise records the row as the first. */
  named({ name, nameKey, row }: SheetDraft): number | null {
    const known = this.#byName.get(nameKey);
    const same = known?.find((one) => isSameName(one.name, name));
    if (same) return same.row;
    if (known) known.push({ name, row });
    else this.#byName.set(nameKey, [{ name, row }]);
    return null;
  }

  /** Returns the earlier row with the same letters; otherwise records the row as the first. */
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

/** Finds the known records that are already linked, or are the target itself. */
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

/** Default decisions for rows that are similar to known records. */
export const ALIKE_DECISIONS = ['use', 'create', 'skip'] as const;

/** Decision for a similar record: use it, create another, or skip the row. */
export type AlikeDecision = (typeof ALIKE_DECISIONS)[number];

/** A member's decision for a row: one of the above, or the ID of the record to use. */
export type RowDecision = AlikeDecision | { id: string };

/** All decisions of a member. */
export interface Decisions {
  alike: AlikeDecision;
  byRow: ReadonlyMap<number, RowDecision>;
}

/** Action for a row. */
export type Decided =
  | { do: 'create'; draft: SheetDraft }
  | { do: 'list'; draft: SheetDraft; id: string }
  | { do: 'nothing'; because: 'listed' | 'skipped' }
  | ({ do: 'refuse' } & RefusedRow);

const SKIPPED: Decided = { do: 'nothing', because: 'skipped' };

/** Determines the action for a row from its assessment and the member's decision. */
export function decideRow(assessed: Assessed, { alike, byRow }: Decisions): Decided {
  if (assessed.is === 'refused') {
    const { is: _, ...refused } = assessed;
    return { do: 'refuse', ...refused };
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
  // Without a record in the catalogue it refers to an earlier row.
  if (decision === 'use') return first ? { do: 'list', draft, id: first.id } : SKIPPED;
  const isTaken = candidates.some(({ name }) => isSameName(name, draft.name));
  if (!isTaken) return { do: 'create', draft };
  return { do: 'refuse', row: draft.row, name: draft.name, reason: sentence('sheet.nameTaken') };
}
