import type { User } from '@millrace/api-client';
import type { ViewerLevel } from '@millrace/domain';
import type { HttpHandler } from 'msw';
import { aUser } from '../account/factory';
import { accountHandlers, memberHandlers, securityHandlers, sessionHandlers } from '../account/handlers';
import { browseHandlers } from '../catalogue/browse-handlers';
import { activityHandlers, duplicateHandlers, productHandlers } from '../catalogue/handlers';
import { linkHandlers, supplierHandlers } from '../catalogue/link-handlers';
import { analyticsHandlers, planHandlers, quoteHandlers } from '../commerce/handlers';
import { directoryHandlers } from '../companies/directory-handlers';
import { companyEditingHandlers } from '../companies/edit-handlers';
import { companyHandlers, companyLinkHandlers } from '../companies/handlers';
import { readOperations } from '../contract/operations';
import { exampleData } from '../data/example-data';
import { calendarHandlers } from '../events/calendar-handlers';
import { eventHandlers } from '../events/handlers';
import { fileHandlers, videoHandlers } from '../feed/file-handlers';
import { feedHandlers, postHandlers, reactionHandlers } from '../feed/handlers';
import { sharingHandlers } from '../feed/sharing-handlers';
import { chatHandlers } from '../messaging/handlers';
import { blockHandlers, followingHandlers, memberListHandlers, networkHandlers } from '../network/handlers';
import { notificationHandlers } from '../notifications/handlers';
import { findHandlers } from '../operations/find-handlers';
import {
  moderationHandlers,
  searchHandlers,
  serviceHandlers,
  spreadsheetHandlers,
} from '../operations/handlers';
import { savedSearchHandlers } from '../operations/saved-search-handlers';
import { embedHandlers, publisherHandlers } from '../publishing/handlers';
import type { Scenario } from '../scenarios/scenario';
import { valueChainHandlers } from '../value-chain/handlers';
import { createMockServer } from './mock-server';

/** Options of a set of handlers. */
export interface HandlerOptions {
  /** Origin of the API host. Default `*`: any. */
  baseUrl?: string;
  /** Viewer; decides what is withheld, as on the server. Default `premium`. */
  viewer?: ViewerLevel;
  /** Overrides of the signed-in user's record. */
  user?: Partial<User>;
  /** Scenarios such as `slow()`, `failing('offline')`, `empty()`, `huge()`; each builds on the previous one. */
  scenarios?: readonly Scenario[];
}

/**
 * Creates handlers for every operation of the contract. Changes made through them, such as a follow, last until
 * `resetMocks`; sets do not share state.
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
    ...browseHandlers(server),
    ...directoryHandlers(server),
    ...findHandlers(server),
    ...savedSearchHandlers(server),
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
    // Before the handler of one connection by id, which would match `count`.
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
