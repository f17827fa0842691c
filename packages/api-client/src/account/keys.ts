import { filteredKey } from '../query-options/filtered-key';

/** Query keys of the member's own profile. */
export const meKeys = {
  all: ['me'],
  profile: ['me', 'profile'],
  security: ['me', 'security'],
  alerts: ['me', 'alerts'],
  push: ['me', 'push'],
  sessions: ['me', 'sessions'],
  tokens: ['me', 'tokens'],
  recommendedProducts: ['me', 'recommendedProducts'],
  followedCompanies: ['me', 'followedCompanies'],
  followedProducts: (page?: { limit?: number }) => filteredKey(['me', 'followedProducts'], page),
} as const;

/** Query keys of the session. */
export const sessionKeys = {
  all: ['session'],
  currentUser: ['session', 'currentUser'],
} as const;
