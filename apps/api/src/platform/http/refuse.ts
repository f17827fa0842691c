import { UUID } from '../db/ids';
import { InvalidFieldsError } from '../errors';
import { type Sentence, sentence } from '../messages/text';

/**
 * Refuses the fields that have a problem, all in one reply.
 *
 * @param problems Undefined where a field is right.
 * @throws {InvalidFieldsError} when there is a problem.
 */
export function refuse(problems: Readonly<Record<string, Sentence | undefined>>): void {
  const found = Object.entries(problems).flatMap(([field, problem]) => (problem ? [[field, problem]] : []));
  if (found.length > 0) throw new InvalidFieldsError(Object.fromEntries(found));
}

/**
 * Reads a list that a form holds as JSON text.
 *
 * @param sent Undefined is an empty list.
 * @param readEntry Null for an entry that is none.
 * @returns The entries, or what says what is wrong.
 */
export function readFormList<Entry>(
  sent: string | undefined,
  limit: number,
  readEntry: (entry: unknown) => Entry | null,
): Entry[] | Sentence {
  if (sent === undefined) return [];
  const list = parsed(sent);
  if (!Array.isArray(list)) return sentence('problem.type', { type: 'list' });
  if (list.length > limit) return sentence('problem.maxItems', { limit });
  const entries = list.map(readEntry).filter((entry) => entry !== null);
  return entries.length === list.length ? entries : sentence('problem.shape');
}

/** An id as it is stored; null for anything else. */
export const readId = (entry: unknown): string | null =>
  typeof entry === 'string' && UUID.test(entry) ? entry.toLowerCase() : null;

/** Each id once, in the order in which they came. @see FEED-027 */
export const unique = (ids: readonly string[]): string[] => [...new Set(ids)];

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
