import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import compression from 'compression';
import express, { type Express, type RequestHandler } from 'express';
import helmet from 'helmet';
import { authenticateToken } from './areas/account/access-tokens';
import { accountDataRoutes } from './areas/account/account-data';
import { linkedinRoutes } from './areas/account/linkedin';
import { profileRoutes } from './areas/account/profile';
import { registrationRoutes } from './areas/account/registration';
import { accessTokenRoutes, securityRoutes } from './areas/account/security';
import { readSessionToken, resumeSession, sessionRoutes } from './areas/account/session';
import { activityRoutes } from './areas/catalogue/activities';
import { browsingRoutes } from './areas/catalogue/browsing';
import { catalogueRoutes } from './areas/catalogue/catalogue';
import { linkRoutes } from './areas/catalogue/links';
import { duplicateRoutes } from './areas/catalogue/merging';
import { productDocumentRoutes, productRoutes } from './areas/catalogue/products';
import { recommendationRoutes } from './areas/catalogue/recommendations';
import { supplierRoutes } from './areas/catalogue/suppliers';
import { analyticsRoutes } from './areas/commerce/analytics';
import { inquiryRoutes } from './areas/commerce/inquiries';
import { paymentRoutes } from './areas/commerce/payments';
import { quoteGuards, quoteRoutes } from './areas/commerce/quotes';
import { subscriptionRoutes } from './areas/commerce/subscriptions';
import { teamRoutes } from './areas/commerce/team';
import { companyLinkCaseRoutes, companyLinkRoutes } from './areas/companies/affiliations';
import { companyRoutes } from './areas/companies/companies';
import { companyEditingRoutes } from './areas/companies/company-editing';
import { directoryRoutes } from './areas/companies/directory';
import { calendarRoutes } from './areas/events/calendars';
import { eventGuards, eventRoutes } from './areas/events/events';
import { feedRoutes } from './areas/feed/feeds';
import { mediaRoutes, tusVersionHeader, videoRoutes } from './areas/feed/media';
import { postingGuards, postingRoutes, postRoutes } from './areas/feed/posts';
import { sharingRoutes } from './areas/feed/sharing';
import { chatGuards, chatRoutes } from './areas/messaging/chat';
import { blockRoutes } from './areas/network/blocks';
import { followerRoutes } from './areas/network/followers';
import { memberListRoutes } from './areas/network/member-lists';
import { memberRoutes } from './areas/network/members';
import { networkRoutes } from './areas/network/network';
import { alertRoutes } from './areas/notifications/alerts';
import { notificationRoutes } from './areas/notifications/notifications';
import { pushRoutes } from './areas/notifications/push';
import { moderationRoutes } from './areas/operations/moderation';
import { operationRoutes } from './areas/operations/operations';
import { outboxRoutes } from './areas/operations/outbox';
import { reportRoutes } from './areas/operations/reports';
import { savedSearchRoutes } from './areas/operations/saved-searches';
import { searchRoutes } from './areas/operations/search';
import { siteSearchRoutes } from './areas/operations/site-search';
import { exportRoutes, spreadsheetRoutes } from './areas/operations/spreadsheets';
import { articleRoutes } from './areas/publishing/articles';
import { embedPreflightRoutes } from './areas/publishing/embed-preflight';
import { publisherSiteRoutes } from './areas/publishing/publisher-sites';
import { concentrationRoutes } from './areas/value-chain/concentration';
import { valueChainRoutes } from './areas/value-chain/value-chain';
import { foundOnceAnswered } from './index-search';
import type { Context } from './platform/context';
import type { Handlers } from './platform/http/call';
import { type Contract, operationFinder, readContract } from './platform/http/contract';
import { answerFailures, refuseUnclearHost, refuseUnknown } from './platform/http/failures';
import { IdempotencyStore } from './platform/http/idempotency-store';
import { GoodSessions, limitLoad, shedLoad } from './platform/http/limit-load';
import { MemberLimits } from './platform/http/member-limits';
import { allowOrigins, ownOrigins } from './platform/http/origins';
import { SharedCounters } from './platform/http/rate-limit.repository';
import { countWrongTokens, createRateLimits } from './platform/http/rate-limits';
import { Replier } from './platform/http/reply';
import { watchRequests } from './platform/http/request-log';
import { contractRouter } from './platform/http/router';
import { compileSchemas } from './platform/http/schemas';
import { CONTRACT_PATH } from './platform/paths';

/**
 * Creates the server as an Express application, not yet listening.
 *
 * @throws {RouteMismatchError} If the modules' handlers do not match the contract.
 */
export function createApp(context: Context): Express {
  const { config, db, log } = context;
  const contract = readContract(CONTRACT_PATH);
  const schemas = compileSchemas(contract);
  const replier = new Replier(config.mode === 'production' ? null : schemas, config.webUrls);
  const origins = ownOrigins(config);

  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  app.set('trust proxy', config.trustProxy);
  app.set('query parser', 'simple');
  const readToken = (cookies: string | undefined) => readSessionToken(config, cookies);
  const goodSessions = new GoodSessions();
  const { load, metrics } = context;
  app.use(limitLoad({ load, goodSessions, readToken, ownOrigins: origins, metrics, log }));
  app.use(watchRequests(log, metrics));
  app.use(helmet({ ...HEADERS, strictTransportSecurity: config.apiUrl.startsWith('https:') }));
  app.use('/api/v1/feed/video', tusVersionHeader);
  app.use(allowOrigins({ ownOrigins: origins, findOperation: operationFinder(contract), readToken }));
  app.use(refuseUnclearHost);
  // After CORS, so that pages can read the reply, and before everything expensive.
  app.use(shedLoad);
  app.use(compressed());
  app.use('/docs/assets', express.static(docsAssets(), { index: false, maxAge: '1h' }));
  const router = contractRouter(allHandlers(context, contract), {
    contract,
    schemas,
    replier,
    rateLimits: createRateLimits(config.rates, (prefix) => new SharedCounters(db, prefix)),
    memberLimits: new MemberLimits(db, config.rates),
    idempotency: new IdempotencyStore(db),
    uploads: context.uploads,
    guards: {
      ...postingGuards(context),
      ...eventGuards(context),
      ...chatGuards(context),
      ...quoteGuards(context),
    },
    ownOrigins: origins,
    resume: async (token) => {
      const session = await resumeSession(db, config, token);
      if (session) goodSessions.add(token);
      return session;
    },
    readToken,
    wrongTokens: countWrongTokens(config.rates),
    authenticate: async (secret) => {
      const holder = await authenticateToken(db, secret);
      if (holder) goodSessions.add(secret);
      return holder;
    },
  });
  app.use(router);
  app.use(refuseUnknown);
  app.use(answerFailures(replier, context));
  return app;
}

/** All handlers by operation ID. */
function allHandlers(context: Context, contract: Contract): Handlers {
  const handlers = foundOnceAnswered(context, contract, ownHandlers(context, contract));
  return { ...handlers, ...exportRoutes(handlers) };
}

const ownHandlers = (context: Context, contract: Contract): Omit<Handlers, 'exportTable'> => ({
  ...sessionRoutes(context),
  ...registrationRoutes(context),
  ...linkedinRoutes(context),
  ...securityRoutes(context),
  ...accessTokenRoutes(context),
  ...accountDataRoutes(context),
  ...searchRoutes(context),
  ...siteSearchRoutes(context),
  ...savedSearchRoutes(context),
  ...browsingRoutes(context),
  ...directoryRoutes(context),
  ...articleRoutes(context),
  ...productRoutes(context),
  ...productDocumentRoutes(context),
  ...followerRoutes(context),
  ...inquiryRoutes(context),
  ...mediaRoutes(context),
  ...catalogueRoutes(context),
  ...valueChainRoutes(context),
  ...concentrationRoutes(context),
  ...linkRoutes(context),
  ...quoteRoutes(context),
  ...supplierRoutes(context),
  ...activityRoutes(context),
  ...postRoutes(context),
  ...postingRoutes(context),
  ...videoRoutes(context),
  ...feedRoutes(context),
  ...eventRoutes(context),
  ...calendarRoutes(context),
  ...networkRoutes(context),
  ...memberListRoutes(context),
  ...recommendationRoutes(context),
  ...chatRoutes(context),
  ...sharingRoutes(context),
  ...alertRoutes(context),
  ...pushRoutes(context),
  ...notificationRoutes(context),
  ...blockRoutes(context),
  ...reportRoutes,
  ...moderationRoutes(context),
  ...companyRoutes(context),
  ...companyEditingRoutes(context),
  ...companyLinkRoutes(context),
  ...companyLinkCaseRoutes(context),
  ...duplicateRoutes(context),
  ...memberRoutes(context),
  ...profileRoutes(context),
  ...spreadsheetRoutes(context),
  ...subscriptionRoutes(context),
  ...paymentRoutes(context),
  ...teamRoutes(context),
  ...analyticsRoutes(context),
  ...embedPreflightRoutes(context),
  ...publisherSiteRoutes(context),
  ...operationRoutes(context, contract),
  ...outboxRoutes(context),
});

/** Compresses replies if the client accepts it; others skip its overhead. */
function compressed(): RequestHandler {
  const compress = compression();
  return (req, res, next) => (req.headers['accept-encoding'] ? compress(req, res, next) : next());
}

// Replies are data that must not run or be framed; calls that return pages and files override this.
const HEADERS = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
  },
  crossOriginResourcePolicy: { policy: 'same-site' },
  // Disabled headers: they only matter for pages, which set their own, or for obsolete browsers.
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} as const;

const docsAssets = (): string =>
  dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
