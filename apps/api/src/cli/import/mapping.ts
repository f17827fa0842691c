import { type SourceRecord, UnreadableCell } from '../../platform/csv/csv-lines';
import { camelCaseWords, cleanText } from '../../platform/text/clean-text';
import { type ColumnSource, type Field, type ImportStep, KIND_INFO, type Kind, PlanError } from './plan';
import type { Tell } from './report';

/** What one thing's field says. */
export interface FieldText {
  /** As it stands in the file, cleaned; of a name, this is its key where there is no other. */
  raw: string;
  /** The same for people: CamelCase as words, where the plan says so. */
  text: string;
}

/** The fields of one thing, those that are not empty. */
export type Item = Readonly<Partial<Record<Field, FieldText>>>;

/** How a step's lines become things. */
export interface Mapping {
  /** The fields that a line fills; all others stay as they are in the database. */
  fieldsOf(record: SourceRecord): ReadonlySet<Field>;
  /** Whether the things of a line have a key of their own. */
  isKeyed(record: SourceRecord): boolean;
  /** Columns of the file that nothing is taken from. */
  unused: readonly string[];
  /** Whether the plan wants the line. */
  wants(record: SourceRecord): boolean;
  /** The things of a line, several where a cell is split. */
  items(record: SourceRecord, tell: Tell): Item[];
}

/**
 * Fits a step to the columns of its file.
 *
 * @param columns `null` where each entry names its own.
 * @throws {PlanError} when the step names a column that the file has not.
 */
export function createMapping(step: ImportStep, columns: readonly string[] | null): Mapping {
  const sources = step.columns ?? sameNamed(step.kind, columns);
  const named = Object.entries(sources).filter((entry): entry is [Field, ColumnSource] => Boolean(entry[1]));
  const keySource = sources.key;
  const used = new Set([
    ...named.flatMap(([, source]) => columnsOf(source)),
    ...Object.keys(step.where ?? {}),
  ]);
  if (columns) requireColumns(step, named, columns);
  const where = Object.entries(step.where ?? {}).map(
    ([column, wanted]) => [column, new Set(typeof wanted === 'string' ? [wanted] : wanted)] as const,
  );
  return {
    fieldsOf: fieldFinder(named, columns),
    // Where the plan says what the key is, an entry without it is a mistake.
    isKeyed: (record) => keySource !== undefined && (step.columns !== undefined || fills(record, keySource)),
    unused: (columns ?? []).filter((column) => column !== '' && !used.has(column)),
    wants: (record) => where.every(([column, wanted]) => wanted.has(cellText(record, column).trim())),
    items: (record, tell) =>
      named.reduce<Item[]>(
        (items, [field, source]) => {
          const texts = fieldTexts(step, field, rawTexts(record, field, source, tell), tell);
          if (texts.length === 0) return items;
          return items.flatMap((item) => texts.map((text) => ({ ...item, [field]: text })));
        },
        [{}],
      ),
  };
}

type Named = readonly (readonly [Field, ColumnSource])[];

/** Finds the fields that a line fills. Lines that fill the same are given the same set. */
function fieldFinder(named: Named, columns: readonly string[] | null) {
  const sets = new Map<string, ReadonlySet<Field>>();
  const setOf = (filled: Named): ReadonlySet<Field> => {
    const fields = filled.map(([field]) => field);
    const known = sets.get(fields.join());
    if (known) return known;
    const made = new Set(fields);
    sets.set(fields.join(), made);
    return made;
  };
  const all = setOf(named);
  if (columns) return () => all;
  return (record: SourceRecord) => setOf(named.filter(([, source]) => fills(record, source)));
}

function fills(record: SourceRecord, source: ColumnSource): boolean {
  const columns = columnsOf(source);
  return columns.length === 0 || columns.some((column) => record.has(column));
}

/** Columns that are called like our fields, whatever their case. */
function sameNamed(kind: Kind, columns: readonly string[] | null): Partial<Record<Field, string>> {
  const { fields } = KIND_INFO[kind];
  const found = fields.flatMap((field) => {
    const column = columns ? columns.find((one) => one.toLowerCase() === field) : field;
    return column === undefined ? [] : [[field, column] as const];
  });
  return Object.fromEntries(found) as Partial<Record<Field, string>>;
}

function requireColumns(step: ImportStep, named: Named, columns: readonly string[]): void {
  const has = `The file has ${columns.map((column) => `"${column}"`).join(', ')}.`;
  for (const [field, source] of named) {
    const missing = columnsOf(source).find((column) => !columns.includes(column));
    if (missing !== undefined) {
      throw new PlanError(`${step.file} has no column "${missing}" for the field "${field}". ${has}`);
    }
  }
  const missing = Object.keys(step.where ?? {}).find((column) => !columns.includes(column));
  if (missing !== undefined)
    throw new PlanError(`${step.file} has no column "${missing}" for "where". ${has}`);
  for (const field of KIND_INFO[step.kind].required) {
    if (!named.some(([one]) => one === field)) {
      throw new PlanError(
        `${step.file} has no column "${field}", which ${step.kind} need. Assign another column to it. ${has}`,
      );
    }
  }
}

const PLACEHOLDER = /\{([^{}]+)\}/g;

const columnsOf = (source: ColumnSource): string[] =>
  typeof source === 'string'
    ? [source]
    : Array.from(source.text.matchAll(PLACEHOLDER), (match) => match[1] ?? '');

function cellText(record: SourceRecord, column: string): string {
  const cell = record.cell(column);
  return typeof cell === 'string' ? cell : '';
}

/** The texts of a field before anything is done to them: one, or as many as the entry lists. */
function rawTexts(record: SourceRecord, field: Field, source: ColumnSource, tell: Tell): readonly string[] {
  if (typeof source !== 'string') return [fillIn(source.text, record)];
  const cell = record.cell(source);
  if (cell === null) return [];
  if (typeof cell === 'string') return [cell];
  if (cell instanceof UnreadableCell) {
    tell('warning', field, `${cell.reason}; left out`);
    return [];
  }
  return cell;
}

/** A text with cells in it; where all cells are empty it is empty, too. */
function fillIn(template: string, record: SourceRecord): string {
  let isFilled = !template.includes('{');
  const filled = template.replace(PLACEHOLDER, (_, column: string) => {
    const cell = cellText(record, column).trim();
    isFilled ||= cell !== '';
    return cell;
  });
  if (!isFilled) return '';
  // An empty cell leaves its delimiter behind.
  return filled.replace(/^[\s,;/–-]+|[\s,;/–-]+$/gu, '').replace(/([,;])(\s*[,;])+/gu, '$1');
}

function fieldTexts(step: ImportStep, field: Field, raws: readonly string[], tell: Tell): FieldText[] {
  const delimiter = step.split?.[field];
  const isSplittable = KIND_INFO[step.kind].splittable.includes(field);
  if (raws.length > 1 && !isSplittable)
    tell('warning', field, 'has several values; only the first one was used');
  const parts = raws
    .slice(0, isSplittable ? raws.length : 1)
    .flatMap((raw) => (delimiter === undefined ? [raw] : raw.split(delimiter)));
  const isName = field === 'name' || KIND_INFO[step.kind].references.includes(field);
  return parts.flatMap((part) => {
    const { text, stripped, damaged } = cleanText(translate(step, field, part));
    if (text === '') return [];
    if (stripped) tell('note', field, 'invisible characters were removed');
    // What is damaged in a name or key is refused with the thing itself.
    if (damaged && !isName && field !== 'key') {
      tell('warning', field, 'contains invalid bytes; they appear as �', text);
    }
    return [{ raw: text, text: step.words?.includes(field) ? camelCaseWords(text) : text }];
  });
}

function translate(step: ImportStep, field: Field, part: string): string {
  const values = step.values?.[field];
  if (!values) return part;
  const key = part.trim();
  if (Object.hasOwn(values, key)) return values[key] ?? '';
  return Object.hasOwn(values, '*') ? (values['*'] ?? '') : part;
}
