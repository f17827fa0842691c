import { type NameFile, type StackPlace, stackPlaces } from './stack-places';

/** Description of an error in a report. */
export interface ErrorDescription {
  type: string;
  /** A fixed sentence of the code. */
  message: string;
  /** Code of the reason, from the system, the database or the API. */
  code?: string;
  places: StackPlace[];
}

const MAX_CAUSES = 4;
const NAME = /^[A-Z][A-Za-z]{0,59}$/;
// EPIPE, ERR_INVALID_URL; 23505; not_found. No key or token has such a format.
const CODE = /^(?:[A-Z]+(?:_[A-Z\d]+)*|[A-Z\d]{5}|[a-z]+(?:_[a-z]+)*)$/;

/**
 * Describes an error and its causes, outermost first, without any quoted data.
 *
 * @see GAP-105
 */
export function describeError(error: unknown, nameFile: NameFile): ErrorDescription[] {
  const described: ErrorDescription[] = [];
  const seen = new Set<unknown>();
  let current = error;
  while (described.length < MAX_CAUSES && !seen.has(current)) {
    seen.add(current);
    if (!(current instanceof Error)) {
      // Values other than errors that are thrown may contain user input.
      if (described.length === 0) described.push({ type: 'NoError', message: WITHHELD, places: [] });
      break;
    }
    described.push(describeOne(current, nameFile));
    current = current.cause;
  }
  return described;
}

function describeOne(error: Error, nameFile: NameFile): ErrorDescription {
  const code: unknown = 'code' in error ? error.code : undefined;
  return {
    type: NAME.test(error.name) ? error.name : 'Error',
    message: knownMessage(error.message),
    ...(typeof code === 'string' && code.length <= 40 && CODE.test(code) && { code }),
    places: stackPlaces(error, nameFile),
  };
}

const WITHHELD = 'Withheld, as a message can quote what somebody typed.';

/** Known messages of engines and libraries. Quoted parts, such as a property's name, are removed. */
const KNOWN: readonly (readonly [RegExp, string])[] = [
  [
    /^Cannot read propert.* of undefined\b|^undefined is not an object\b/s,
    'Cannot read properties of undefined.',
  ],
  [/^Cannot read propert.* of null\b|^null is not an object\b/s, 'Cannot read properties of null.'],
  [/ is not a function\b/, 'Something is not a function.'],
  [/ is not iterable\b/, 'Something is not iterable.'],
  [/ is not defined$/, 'Something is not defined.'],
  [/^Maximum call stack size exceeded|^too much recursion/, 'Maximum call stack size exceeded.'],
  [/dynamically imported module/, 'A module could not be loaded.'],
  [/^Failed to fetch|^fetch failed|^NetworkError|^Load failed/, 'A request got no reply.'],
  [
    /^Unexpected (?:token|end|non-whitespace)| is not valid JSON|^JSON\.parse/,
    'Something is not valid JSON.',
  ],
  [/^Invalid time value|^Invalid date/, 'Invalid time value.'],
  [/^Invalid URL/, 'Invalid URL.'],
  [/^Failed query:/, 'A query of the database failed.'],
  [/^Hydration failed/, 'Hydration failed.'],
  [/^(?:connect|read|write) E[A-Z]+/, 'A connection failed.'],
];

const REACT = /^Minified React error #(\d{1,4});/;

function knownMessage(message: string): string {
  const [, number] = REACT.exec(message) ?? [];
  if (number) return `Minified React error #${number}.`;
  return KNOWN.find(([pattern]) => pattern.test(message))?.[1] ?? WITHHELD;
}
