import { type SourceRecord, UnreadableCell } from '../../platform/csv/csv-lines';
import { camelCaseWords, cleanText } from '../../platform/text/clean-text';
import { type ColumnSource, type Field, type ImportStep, KIND_INFO, type Kind, PlanError } from './plan';
import type { Tell } from './report';

/** Value of a field. */
export interface FieldText {
  /** Cleaned text of the file; for a name, the default of its key. */
  raw: string;
  /** The same for display: CamelCase split into words, if the plan says so. */
  text: string;
}

/** Non-empty fields of a record. */
export type Item = Readonly<Partial<Record<Field, FieldText>>>;

/** Mapping of a step's lines to records. */
export interface Mapping {
  /** Fields that a line fills; others are unchanged in the database. */
  fieldsOf(record: SourceRecord): ReadonlySet<Field>;
  /** True if the records of a line have keys of their own. */
  isKeyed(record: SourceRecord): boolean;
  /** Unused columns of the file. */
  unused: readonly string[];
  /** True if the plan's filter selects the line. */
  wants(record: SourceRecord): boolean;
  /** Returns the records of a line, several if a cell is split. */
  items(record: SourceRecord, tell: Tell): Item[];
}

/**
 * Creates the mapping of a step for the columns of its file.
 *
 * @param columns `null` if each entry names its own.
 * @throws {PlanError} If the step names a missing column.
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
    // If the plan defines the key, an entry without one is an error.
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

/** Returns the fields that a line fills. Equal sets are the same object. */
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

/** Finds columns with the names of our fields, ignoring case. */
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

/** Returns the raw texts of a field: one, or as many as the entry lists. */
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

/** Fills a template with cells; empty if all cells are empty. */
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
    // Damaged names and keys are refused with the record itself.
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
