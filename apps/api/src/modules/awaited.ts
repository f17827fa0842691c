import { NotFoundError } from '../errors';
import type { Handlers } from '../http/call';

const nothingHere = (): never => {
  throw new NotFoundError();
};

/** Calls of the contract whose modules follow; until then there is nothing under their paths. */
export const awaitedRoutes = () =>
  ({
    requestInvitation: nothingHere,
    logLanding: nothingHere,
    createInquiry: nothingHere,
    getUser: nothingHere,
    getUserItem: nothingHere,
    getUserProfile: nothingHere,
    getMe: nothingHere,
    updateMe: nothingHere,
    getProfileData: nothingHere,
    saveProfile: nothingHere,
    completeOnboarding: nothingHere,
    checkEmail: nothingHere,
    uploadUserImage: nothingHere,
    addOwnCompany: nothingHere,
  }) satisfies Partial<Handlers>;
