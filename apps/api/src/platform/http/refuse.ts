import { UUID } from '../db/ids';
import { InvalidFieldsError } from '../errors';
import { type Sentence, sentence } from '../messages/text';

/**
 * Throws one error with all invalid fields.
 *
 * @param problems Undefined for a valid field.
 * @throws {InvalidFieldsError} if a field has a problem.
 */
export function refuse(problems: Readonly<Record<string, Sentence | undefined>>): void {
  const found = Object.entries(problems).flatMap(([field, problem]) => (problem ? [[field, problem]] : []));
  if (found.length > 0) throw new InvalidFieldsError(Object.fromEntries(found));
}

/**
 * Parses a list that a form field holds as JSON.
 *
 * @param sent Undefined means an empty list.
 * @param readEntry Returns null for an invalid entry.
 * @returns The entries, or the problem.
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

/** Normalizes an id; null for anything else. */
export const readId = (entry: unknown): string | null =>
  typeof entry === 'string' && UUID.test(entry) ? entry.toLowerCase() : null;

/** Removes duplicate ids, keeping their order. @see FEED-027 */
export const unique = (ids: readonly string[]): string[] => [...new Set(ids)];

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
