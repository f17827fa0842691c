import { InvalidFieldsError } from '../errors';
import type { Sentence } from '../messages/text';

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
