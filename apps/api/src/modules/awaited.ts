import { NotFoundError } from '../errors';
import type { Handlers } from '../http/call';

const nothingHere = (): never => {
  throw new NotFoundError();
};

/** Calls of the contract whose modules follow; until then there is nothing under their paths. */
export const awaitedRoutes = () =>
  ({
    signInWithCode: nothingHere,
    startPasskeyLogin: nothingHere,
    finishPasskeyLogin: nothingHere,
    getSecurity: nothingHere,
    listSessions: nothingHere,
    endOtherSessions: nothingHere,
    endSession: nothingHere,
    exportMe: nothingHere,
    deleteMe: nothingHere,
    startTotp: nothingHere,
    confirmTotp: nothingHere,
    removeTotp: nothingHere,
    startPasskey: nothingHere,
    addPasskey: nothingHere,
    removePasskey: nothingHere,
  }) satisfies Partial<Handlers>;
