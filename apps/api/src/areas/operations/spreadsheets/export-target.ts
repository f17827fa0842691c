import { BadParameterError } from '../../../platform/errors';
import { sentence } from '../../../platform/messages/text';

/** Returns the subject of a table. @throws {BadParameterError} If it is missing. */
export const ofThing = ({ query }: { query: { id?: string } }): { id: string } => {
  if (query.id === undefined) throw new BadParameterError('id', sentence('problem.required'));
  return { id: query.id };
};
