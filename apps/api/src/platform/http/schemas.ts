import { isShownLine, isShownText, isWebsite } from '@millrace/domain';
import { Ajv2020, type AnySchema, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import { UUID } from '../db/ids';
import type { Contract, Operation, ParameterPlace } from './contract';

/** Checks a value; its `errors` say what was wrong with the last one. */
export type Check = ValidateFunction<unknown>;

/** What is wrong with a value, as the JSON Schema validator says it. */
export type Problem = ErrorObject;

/** The contract's schemas, compiled. */
export interface Schemas {
  /** A check of a body, by where its schema stands in the contract. */
  body(pointer: string): Check;
  /**
   * All that is wrong with a body that strangers sent, in a time that grows with its length; of a list or an object that is
   * longer than any may be, with its first entries.
   */
  bodyProblems(pointer: string, body: unknown): readonly Problem[];
  /**
   * A check of all parameters of one place, as one object by their names. Fills in defaults and makes numbers of
   * texts, as addresses hold nothing else. To be asked for with each call: all of them at once would take half a second
   * of every start.
   */
  parameters(operation: Operation, place: ParameterPlace): () => Check;
}

// The package is CommonJS whose types say otherwise: under Node its function is the property.
const addFormats = addFormatsModule as unknown as typeof addFormatsModule.default;

const ROOT = 'contract';

/** Our keyword that writes a text in lower case, once it was found to be right. */
const LOWER_CASE = 'lowerCase';

/**
 * Prepares the contract's schemas; each is compiled at its first use and kept. A check writes ids in lower case, as
 * they are stored and compared.
 */
export function compileSchemas({ document }: Contract): Schemas {
  // Not strict: the contract's own keywords (example, description) are no concern of the validator.
  const options = { strict: false, validateSchema: false, allErrors: true } as const;
  const forBodies = new Ajv2020(options);
  // Ends at the first problem. All of them take time by the square of their number, as each is added to a copied list.
  const forFirst = new Ajv2020({ ...options, allErrors: false });
  // A list of an address is a parameter that comes several times: once is a list of one.
  const forParameters = new Ajv2020({ ...options, coerceTypes: 'array', useDefaults: true });
  const all = withOneSpelling(document) as AnySchema;
  for (const ajv of [forBodies, forFirst, forParameters]) {
    addFormats(ajv);
    ajv.addFormat('uuid', UUID).addFormat('line', isShownLine).addFormat('text', isShownText);
    ajv.addFormat('website', (text: string) => isShownLine(text) && isWebsite(text));
    ajv.addKeyword({ keyword: LOWER_CASE, type: 'string', modifying: true, validate: writeInLowerCase });
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
          // Other headers are none of our business; another query parameter is most likely a misspelt one.
          additionalProperties: place === 'header',
        });
        return check;
      };
    },
  };
}

/** The longest list of the contract, and more fields than any object has. */
const ENTRIES_MAX = 200;

/** Deeper than any schema looks. */
const DEPTH_MAX = 12;

/** A copy of a value, without the entries of lists and objects that go beyond what any may have. */
function shortened(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null || depth > DEPTH_MAX) return value;
  // One too many, so that too many are named as such.
  if (Array.isArray(value)) {
    return value.slice(0, ENTRIES_MAX + 1).map((entry) => shortened(entry, depth + 1));
  }
  const entries = Object.entries(value).slice(0, ENTRIES_MAX);
  return Object.fromEntries(entries.map(([name, entry]) => [name, shortened(entry, depth + 1)]));
}

/** Headers arrive in lower case. */
const parameterKey = (name: string, place: ParameterPlace): string =>
  place === 'header' ? name.toLowerCase() : name;

const reference = (pointer: string): string =>
  `${ROOT}#${pointer.split('/').map(encodeURIComponent).join('/')}`;

const writeInLowerCase = (
  _schema: unknown,
  text: string,
  _parent: unknown,
  at?: { parentData: Record<string | number, unknown>; parentDataProperty: string | number },
): boolean => {
  if (at) at.parentData[at.parentDataProperty] = text.toLowerCase();
  return true;
};

/** The same schema, in which each id is to be written in lower case. */
function withOneSpelling(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withOneSpelling);
  if (typeof schema !== 'object' || schema === null) return schema;
  const copied = Object.entries(schema).map(([key, value]) => [key, withOneSpelling(value)]);
  const isId = 'format' in schema && schema.format === 'uuid' && 'type' in schema;
  return { ...Object.fromEntries(copied), ...(isId && { [LOWER_CASE]: true }) };
}

// A parameter's schema is compiled outside of the document, so that its references must say which one they mean.
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
