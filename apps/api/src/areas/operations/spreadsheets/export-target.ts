import { BadParameterError } from '../../../platform/errors';
import { sentence } from '../../../platform/messages/text';

/** What a table is of. @throws {BadParameterError} where the call does not say. */
export const ofThing = ({ query }: { query: { id?: string } }): { id: string } => {
  if (query.id === undefined) throw new BadParameterError('id', sentence('problem.required'));
  return { id: query.id };
};
