import { NotFoundError } from '../errors';
import type { Handlers } from '../http/call';

const nothingHere = (): never => {
  throw new NotFoundError();
};

/** Calls of the contract whose modules follow; until then there is nothing under their paths. */
export const awaitedRoutes = () =>
  ({
    exportMe: nothingHere,
    deleteMe: nothingHere,
  }) satisfies Partial<Handlers>;
