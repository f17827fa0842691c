import type { User } from '@millrace/api-client';
import type { ViewerLevel } from '@millrace/domain';
import type { HttpHandler } from 'msw';
import { readOperations } from '../contract/operations';
import { exampleData } from '../data/example-data';
import { aUser } from '../factories/user';
import type { Scenario } from '../scenarios/scenario';
import { accountHandlers } from './accounts';
import { activityHandlers } from './activity';
import { analyticsHandlers } from './analytics';
import { blockHandlers } from './blocks';
import { calendarHandlers } from './calendars';
import { chatHandlers } from './chats';
import { companyHandlers } from './companies';
import { companyEditingHandlers } from './company-editing';
import { companyLinkHandlers } from './company-links';
import { duplicateHandlers } from './duplicates';
import { embedHandlers } from './embeds';
import { eventHandlers } from './events';
import { feedHandlers } from './feeds';
import { fileHandlers } from './files';
import { followingHandlers } from './following';
import { linkHandlers } from './links';
import { memberListHandlers } from './member-lists';
import { memberHandlers } from './members';
import { createMockServer } from './mock-server';
import { moderationHandlers } from './moderation';
import { networkHandlers } from './network';
import { notificationHandlers } from './notifications';
import { planHandlers } from './plans';
import { postHandlers } from './posts';
import { productHandlers } from './products';
import { publisherHandlers } from './publishers';
import { quoteHandlers } from './quotes';
import { reactionHandlers } from './reactions';
import { searchHandlers } from './search';
import { securityHandlers } from './security';
import { serviceHandlers } from './service';
import { sessionHandlers } from './session';
import { sharingHandlers } from './sharing';
import { spreadsheetHandlers } from './spreadsheets';
import { supplierHandlers } from './suppliers';
import { valueChainHandlers } from './value-chain';
import { videoHandlers } from './videos';

/** What a set of handlers is told. */
export interface HandlerOptions {
  /** Origin of the API host. Default `*`: any. */
  baseUrl?: string;
  /** Who looks; decides what is withheld, as on the server. Default `premium`. */
  viewer?: ViewerLevel;
  /** Overrides of the signed-in user's record. */
  user?: Partial<User>;
  /** Such as `slow()`, `failing('offline')`, `empty()`, `huge()`; each goes on from the one before. */
  scenarios?: readonly Scenario[];
}

/**
 * Handlers for every call of the contract. What is changed through them, such as a follow, stays until
 * `resetMocks`; two sets know nothing of each other.
 *
 * @example
 * setupServer(...handlers({ viewer: 'free', scenarios: [failing('server', { operations: ['listSuppliers'] })] }))
 */
export function handlers(options: HandlerOptions = {}): HttpHandler[] {
  const { baseUrl = '*', viewer = 'premium', user: overrides, scenarios = [] } = options;
  const user = viewer === 'guest' ? null : aUser({ plan: viewer, ...overrides });
  const makeData = () =>
    scenarios.reduce((data, scenario) => scenario.changeData?.(data) ?? data, exampleData(user));
  const server = createMockServer({ baseUrl, user, makeData });
  const operations = readOperations();
  return [
    ...scenarios.flatMap((scenario) => scenario.before?.({ baseUrl, operations }) ?? []),
    ...sessionHandlers(server),
    ...accountHandlers(server),
    ...memberHandlers(server),
    ...securityHandlers(server),
    ...searchHandlers(server),
    ...fileHandlers(server),
    ...supplierHandlers(server),
    ...spreadsheetHandlers(server),
    ...valueChainHandlers(server),
    ...linkHandlers(server),
    ...quoteHandlers(server),
    ...activityHandlers(server),
    ...feedHandlers(server),
    ...postHandlers(server),
    ...videoHandlers(server),
    ...reactionHandlers(server),
    // Before what reads one connection by its id, which `count` is not.
    ...memberListHandlers(server),
    ...networkHandlers(server),
    ...chatHandlers(server),
    ...embedHandlers(server),
    ...publisherHandlers(server),
    ...eventHandlers(server),
    ...calendarHandlers(server),
    ...planHandlers(server),
    ...analyticsHandlers(server),
    ...sharingHandlers(server),
    ...notificationHandlers(server),
    ...blockHandlers(server),
    ...companyLinkHandlers(server),
    ...duplicateHandlers(server),
    ...moderationHandlers(server),
    ...followingHandlers(server),
    ...productHandlers(server),
    ...companyHandlers(server),
    ...companyEditingHandlers(server),
    ...serviceHandlers(server),
  ];
}
