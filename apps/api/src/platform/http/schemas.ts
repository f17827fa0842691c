import {
  isShownLine,
  isShownText,
  isWebsite,
  normalizeBreaks,
  normalizeName,
  withoutInvisible,
} from '@millrace/domain';
import { Ajv2020, type AnySchema, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import { UUID } from '../db/ids';
import type { Contract, Operation, ParameterPlace } from './contract';

/** Validates a value; `errors` holds the problems of the last one. */
export type Check = ValidateFunction<unknown>;

/** A problem as the JSON Schema validator reports it. */
export type Problem = ErrorObject;

/** The compiled schemas of the contract. */
export interface Schemas {
  /** Returns the validator of a body by its JSON pointer in the contract. */
  body(pointer: string): Check;
  /**
   * Returns all problems of a body in linear time. Lists and objects that are longer than allowed are checked by their
   * first entries only.
   */
  bodyProblems(pointer: string, body: unknown): readonly Problem[];
  /**
   * Returns the validator of all parameters in one place, as an object by name. It applies defaults and converts texts
   * to numbers. Call it for each request: compiling all at once would add half a second
   * to every start.
   */
  parameters(operation: Operation, place: ParameterPlace): () => Check;
}

// The package is CommonJS with wrong types: under Node the function is a property.
const addFormats = addFormatsModule as unknown as typeof addFormatsModule.default;

const ROOT = 'contract';

/** Custom keyword that normalizes a text by its format, before other keywords check it. */
const NORMALIZED = 'normalizedAs';

/** Keeps a blank text, of which the format itself says that it must not be blank. */
const unlessBlank = (normalize: (text: string) => string) => (text: string) => normalize(text) || text;

/** Normalizers of formats, for storing and comparing. */
const NORMALIZERS: Readonly<Record<string, (text: string) => string>> = {
  uuid: (text) => text.toLowerCase(),
  line: unlessBlank(normalizeName),
  text: unlessBlank(normalizeBreaks),
  website: (text) => withoutInvisible(text).trim(),
};

/** Prepares the contract's schemas; each is compiled and cached at first use. Validation normalizes texts by their format. */
export function compileSchemas({ document }: Contract): Schemas {
  // Not strict: the contract has keywords that the validator does not know (example, description).
  const options = { strict: false, validateSchema: false, allErrors: true } as const;
  const forBodies = new Ajv2020(options);
  // Stops at the first problem. Collecting all takes quadratic time, as each is added to a copied list.
  const forFirst = new Ajv2020({ ...options, allErrors: false });
  // A list parameter in a query is repeated; a single value is a list of one.
  const forParameters = new Ajv2020({ ...options, coerceTypes: 'array', useDefaults: true });
  const all = withOneSpelling(document) as AnySchema;
  for (const ajv of [forBodies, forFirst, forParameters]) {
    addFormats(ajv);
    ajv.addFormat('uuid', UUID).addFormat('line', isShownLine).addFormat('text', isShownText);
    ajv.addFormat('website', (text: string) => isShownLine(text) && isWebsite(text));
    ajv.addKeyword({
      keyword: NORMALIZED,
      type: 'string',
      before: 'maxLength',
      modifying: true,
      validate: writeNormalized,
    });
    ajv.addSchema(all, ROOT);
  }
  const compiledBy = (ajv: Ajv2020): Schemas['body'] => {
    const checks = new Map<string, Check>();
    return (pointer) => {
      let check = checks.get(pointer);
      if (!check) {
        check = ajv.compile({ $ref: reference(pointer) });
        checks.set(pointer, check);
      }
      return check;
    };
  };
  const body = compiledBy(forBodies);
  const bodyUntilFirst = compiledBy(forFirst);
  return {
    body,
    bodyProblems: (pointer, sent) => {
      const quick = bodyUntilFirst(pointer);
      if (quick(sent)) return [];
      const first = quick.errors ?? [];
      const whole = body(pointer);
      return whole(shortened(sent)) ? first : (whole.errors ?? first);
    },
    parameters: (operation, place) => {
      const here = operation.parameters.filter((parameter) => parameter.in === place);
      let check: Check | undefined;
      return () => {
        check ??= forParameters.compile({
          type: 'object',
          required: here.filter(({ required }) => required).map(({ name }) => parameterKey(name, place)),
          properties: Object.fromEntries(
            here.map(({ name, schema }) => [parameterKey(name, place), absolute(withOneSpelling(schema))]),
          ),
          // Unknown headers are ignored; an unknown query parameter is probably a typo.
          additionalProperties: place === 'header',
        });
        return check;
      };
    },
  };
}

/** Longest list of the contract; no object has as many fields. */
const ENTRIES_MAX = 200;

/** Deeper than any schema. */
const DEPTH_MAX = 12;

/** Copies a value without entries beyond the maximum length of lists and objects. */
function shortened(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null || depth > DEPTH_MAX) return value;
  // One more than allowed, so that the excess is reported.
  if (Array.isArray(value)) {
    return value.slice(0, ENTRIES_MAX + 1).map((entry) => shortened(entry, depth + 1));
  }
  const entries = Object.entries(value).slice(0, ENTRIES_MAX);
  return Object.fromEntries(entries.map(([name, entry]) => [name, shortened(entry, depth + 1)]));
}

/** Node lower-cases header names. */
const parameterKey = (name: string, place: ParameterPlace): string =>
  place === 'header' ? name.toLowerCase() : name;

const reference = (pointer: string): string =>
  `${ROOT}#${pointer.split('/').map(encodeURIComponent).join('/')}`;

const writeNormalized = (
  format: string,
  text: string,
  _parent: unknown,
  at?: { parentData: Record<string | number, unknown>; parentDataProperty: string | number },
): boolean => {
  if (at) at.parentData[at.parentDataProperty] = NORMALIZERS[format]?.(text) ?? text;
  return true;
};

/** Returns the schema with texts marked for normalizing. */
function withOneSpelling(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withOneSpelling);
  if (typeof schema !== 'object' || schema === null) return schema;
  const copied = Object.entries(schema).map(([key, value]) => [key, withOneSpelling(value)]);
  const format = 'type' in schema && 'format' in schema ? schema.format : undefined;
  const isNormalized = typeof format === 'string' && Object.hasOwn(NORMALIZERS, format);
  return { ...Object.fromEntries(copied), ...(isNormalized && { [NORMALIZED]: format }) };
}

// Parameter schemas are compiled outside of the document, so references need its base.
function absolute(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(absolute);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [
      key,
      key === '$ref' && typeof value === 'string' ? `${ROOT}${value}` : absolute(value),
    ]),
  );
}
