import type { Transaction } from '../../../platform/db/database';
import { isSameName } from '../../../platform/db/names';
import { sentence } from '../../../platform/messages/text';
import { listsCompanies } from './sheet-kinds';
import { findListed, type SheetTarget } from './sheet-links.repository';
import type { RefusedRow, SheetDraft } from './sheet-row';
import {
  type Alike,
  type Candidate,
  findAlike,
  findNamesakes,
  findNearlyAlike,
  type SheetTable,
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
export type Reading = <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;

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
