import { SECTORS, type Sector } from '@millrace/domain';
import { findSector } from '../../platform/text/recognize';
import {
  type ColumnSource,
  type Field,
  FORMATS,
  type Format,
  type ImportPlan,
  type ImportStep,
  isKind,
  KIND_INFO,
  KINDS,
  type Kind,
  PlanError,
} from './plan';

type Json = Readonly<Record<string, unknown>>;

/**
 * Parses a plan from its JSON text.
 *
 * @param name Name of the plan for messages.
 * @throws {PlanError} naming the first invalid place.
 */
export function parsePlan(json: string, name: string): ImportPlan {
  let value: unknown;
  try {
    value = JSON.parse(json.replace(/^\ufeff/, ''));
  } catch (error) {
    throw new PlanError(
      `${name} isn’t valid JSON: ${error instanceof Error ? error.message : 'we can’t read it'}`,
    );
  }
  const plan = object(value, name, ['about', 'source', 'steps']);
  const source = text(plan.source, `${name}: source`);
  if (!Array.isArray(plan.steps) || plan.steps.length === 0) {
    throw new PlanError(`${name}: steps must be a list with at least one step.`);
  }
  return { source, steps: plan.steps.map((step, index) => parseStep(step, `${name}: steps[${index}]`)) };
}

const STEP_KEYS = [
  'file',
  'kind',
  'columns',
  'values',
  'split',
  'where',
  'words',
  'create',
  'delimiter',
  'encoding',
  'format',
] as const;

/**
 * Parses a step of a plan or the command line.
 *
 * @param at Name of the step for messages.
 * @throws {PlanError}
 */
export function parseStep(value: unknown, at: string): ImportStep {
  const step = object(value, at, STEP_KEYS);
  const file = text(step.file, `${at}.file`);
  const kind = parseKind(step.kind ?? kindOfFile(file), `${at}.kind`);
  const fields = fieldsOf(kind, at);
  const parsed: ImportStep = {
    file,
    kind,
    ...(step.columns !== undefined && { columns: fields.record('columns', step.columns, columnSource) }),
    ...(step.values !== undefined && { values: fields.record('values', step.values, valueMap) }),
    ...(step.split !== undefined && { split: fields.record('split', step.split, text) }),
    ...(step.words !== undefined && { words: fields.list('words', step.words) }),
    ...(step.where !== undefined && { where: parseWhere(step.where, `${at}.where`) }),
    ...(step.create !== undefined && { create: parseCreate(step.create, `${at}.create`) }),
    ...(step.delimiter !== undefined && { delimiter: parseDelimiter(step.delimiter, `${at}.delimiter`) }),
    ...(step.encoding !== undefined && { encoding: parseEncoding(step.encoding, `${at}.encoding`) }),
    ...(step.format !== undefined && { format: parseFormat(step.format, `${at}.format`) }),
  };
  checkTogether(parsed, at);
  return parsed;
}

/** Returns the kind by a file's name, such as `products.csv`. */
export function kindOfFile(file: string): Kind | undefined {
  return KINDS.find((kind) => new RegExp(`(^|[\\\\/])${kind}\\.[a-z]+$`, 'i').test(file));
}

function checkTogether(step: ImportStep, at: string): void {
  const { fields, required, splittable, references } = KIND_INFO[step.kind];
  for (const field of required) {
    if (step.columns && !step.columns[field]) {
      throw new PlanError(`${at}.columns must name the column of "${field}".`);
    }
  }
  for (const field of Object.keys(step.split ?? {}) as Field[]) {
    if (!splittable.includes(field)) {
      throw new PlanError(
        `${at}.split: "${field}" has a single value; only ${splittable.join(', ')} can be split.`,
      );
    }
  }
  if (step.split?.name && step.columns?.key) {
    throw new PlanError(`${at}: if "name" is split into several, they can’t share one "key".`);
  }
  if (step.create && references.length === 0) {
    throw new PlanError(`${at}.create works only with links and suppliers; ${step.kind} are always created.`);
  }
  for (const field of step.words ?? []) {
    if (field !== 'name' && !references.includes(field)) {
      throw new PlanError(`${at}.words works only with names, not with ${fields.join(', ')}.`);
    }
  }
}

function fieldsOf(kind: Kind, at: string) {
  const known = KIND_INFO[kind].fields;
  const check = (name: string, place: string): Field => {
    const field = known.find((one) => one === name);
    if (!field)
      throw new PlanError(
        `${place}: unknown field "${name}". The fields of ${kind} are ${known.join(', ')}.`,
      );
    return field;
  };
  return {
    record: <T>(key: string, value: unknown, read: (value: unknown, at: string) => T) => {
      const entries = Object.entries(object(value, `${at}.${key}`));
      return Object.fromEntries(
        entries.map(([name, one]) => [check(name, `${at}.${key}`), read(one, `${at}.${key}.${name}`)]),
      ) as Partial<Record<Field, T>>;
    },
    list: (key: string, value: unknown) => {
      if (!Array.isArray(value)) throw new PlanError(`${at}.${key} must be a list of fields.`);
      return value.map((name) => check(String(name), `${at}.${key}`));
    },
  };
}

function object(value: unknown, at: string, known?: readonly string[]): Json {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new PlanError(`${at} must be an object.`);
  }
  const stranger = known && Object.keys(value).find((key) => !known.includes(key));
  if (stranger !== undefined) {
    throw new PlanError(`${at}: unknown field "${stranger}". Use one of ${known?.join(', ')}.`);
  }
  return value as Json;
}

function text(value: unknown, at: string): string {
  if (typeof value !== 'string' || value === '') throw new PlanError(`${at} must be a text.`);
  return value;
}

function columnSource(value: unknown, at: string): ColumnSource {
  if (typeof value === 'string') return text(value, at);
  return { text: text(object(value, at, ['text']).text, `${at}.text`) };
}

function valueMap(value: unknown, at: string): Record<string, string | null> {
  const map = object(value, at);
  for (const [cell, ours] of Object.entries(map)) {
    if (typeof ours !== 'string' && ours !== null) {
      throw new PlanError(`${at}["${cell}"] must be a text, or null for nothing.`);
    }
  }
  return map as Record<string, string | null>;
}

function parseWhere(value: unknown, at: string): Record<string, string | readonly string[]> {
  return Object.fromEntries(
    Object.entries(object(value, at)).map(([column, wanted]) => [
      column,
      Array.isArray(wanted)
        ? wanted.map((one) => cellText(one, `${at}.${column}`))
        : cellText(wanted, `${at}.${column}`),
    ]),
  );
}

function cellText(value: unknown, at: string): string {
  if (typeof value !== 'string') throw new PlanError(`${at} must be a text or a list of texts.`);
  return value;
}

function parseKind(value: unknown, at: string): Kind {
  if (!isKind(value)) throw new PlanError(`${at} must be one of ${KINDS.join(', ')}.`);
  return value;
}

function parseCreate(value: unknown, at: string): boolean | { sector?: Sector } {
  if (typeof value === 'boolean') return value;
  const { sector } = object(value, at, ['sector']);
  if (sector === undefined) return {};
  const found = findSector(text(sector, `${at}.sector`));
  if (!found) throw new PlanError(`${at}.sector must be one of ${SECTORS.map(({ key }) => key).join(', ')}.`);
  return { sector: found };
}

function parseDelimiter(value: unknown, at: string): string {
  const delimiter = value === 'tab' || value === '\\t' ? '\t' : value;
  if (typeof delimiter !== 'string' || !/^[^"\r\n]$/.test(delimiter)) {
    throw new PlanError(`${at} must be one character, or "tab".`);
  }
  return delimiter;
}

function parseEncoding(value: unknown, at: string): string {
  try {
    return new TextDecoder(text(value, at)).encoding;
  } catch {
    throw new PlanError(`${at}: "${value}" isn’t a known encoding. Try utf-8, windows-1252 or utf-16le.`);
  }
}

function parseFormat(value: unknown, at: string): Format {
  const format = FORMATS.find((one) => one === value);
  if (!format) throw new PlanError(`${at} must be one of ${FORMATS.join(', ')}.`);
  return format;
}
