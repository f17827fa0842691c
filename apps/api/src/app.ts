import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import compression from 'compression';
import express, { type Express, type RequestHandler } from 'express';
import helmet from 'helmet';
import type { Context } from './context';
import type { Handlers } from './http/call';
import { type Contract, readContract } from './http/contract';
import { answerFailures, refuseUnclearHost, refuseUnknown } from './http/failures';
import { GoodSessions, limitLoad, refuseOverload } from './http/limit-load';
import { MemberLimits } from './http/member-limits';
import { allowOrigins, ownOrigins } from './http/origins';
import { SharedCounters } from './http/rate-limit.repository';
import { createRateLimits } from './http/rate-limits';
import { Repeats } from './http/repeats';
import { Replier } from './http/reply';
import { contractRouter } from './http/router';
import { compileSchemas } from './http/schemas';
import { watchRequests } from './http/watch-requests';
import { accountDataRoutes } from './modules/account-data';
import { activityRoutes } from './modules/activities';
import { alertRoutes } from './modules/alerts';
import { analyticsRoutes } from './modules/analytics';
import { articleRoutes } from './modules/articles';
import { blockRoutes } from './modules/blocks';
import { calendarRoutes } from './modules/calendars';
import { catalogueRoutes } from './modules/catalogue';
import { chatGuards, chatRoutes } from './modules/chat';
import { companyRoutes } from './modules/companies';
import { companyEditingRoutes } from './modules/company-editing';
import { companyLinkCaseRoutes } from './modules/company-link-cases';
import { companyLinkRoutes } from './modules/company-links';
import { duplicateRoutes } from './modules/duplicates';
import { embedPreflightRoutes } from './modules/embed-preflight';
import { eventGuards, eventRoutes } from './modules/events';
import { feedRoutes } from './modules/feeds';
import { followerRoutes } from './modules/followers';
import { inquiryRoutes } from './modules/inquiries';
import { linkedinRoutes } from './modules/linkedin';
import { linkRoutes } from './modules/links';
import { mediaRoutes } from './modules/media';
import { memberListRoutes } from './modules/member-lists';
import { memberRoutes } from './modules/members';
import { moderationRoutes } from './modules/moderation';
import { networkRoutes } from './modules/network';
import { notificationRoutes } from './modules/notifications';
import { operationRoutes } from './modules/operations';
import { outboxRoutes } from './modules/outbox';
import { paymentRoutes } from './modules/payments';
import { postingGuards, postingRoutes } from './modules/posting';
import { postRoutes } from './modules/posts';
import { productRoutes } from './modules/products';
import { profileRoutes } from './modules/profile';
import { publisherSiteRoutes } from './modules/publisher-sites';
import { pushRoutes } from './modules/push';
import { quoteGuards, quoteRoutes } from './modules/quotes';
import { recommendationRoutes } from './modules/recommendations';
import { registrationRoutes } from './modules/registration';
import { reportRoutes } from './modules/reports';
import { searchRoutes } from './modules/search';
import { securityRoutes } from './modules/security';
import { readSessionToken, resumeSession, sessionRoutes } from './modules/session';
import { sharingRoutes } from './modules/sharing';
import { exportRoutes, spreadsheetRoutes } from './modules/spreadsheets';
import { subscriptionRoutes } from './modules/subscriptions';
import { supplierRoutes } from './modules/suppliers';
import { teamRoutes } from './modules/team';
import { valueChainRoutes } from './modules/value-chain';
import { sayTusVersion, videoRoutes } from './modules/videos';
import { CONTRACT_PATH } from './paths';

/**
 * The server as an Express application, not yet listening.
 *
 * @throws {HandlersDifferError} when modules and contract don't fit.
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
  app.use('/api/v1/feed/video', sayTusVersion);
  app.use(allowOrigins(origins));
  app.use(refuseUnclearHost);
  // After what lets pages read the answer, before all that costs more than to give it.
  app.use(refuseOverload);
  app.use(compressed());
  app.use('/docs/assets', express.static(docsAssets(), { index: false, maxAge: '1h' }));
  const router = contractRouter(allHandlers(context, contract), {
    contract,
    schemas,
    replier,
    rateLimits: createRateLimits(config.rates, (prefix) => new SharedCounters(db, prefix)),
    memberLimits: new MemberLimits(db, config.rates),
    repeats: new Repeats(db),
    uploads: context.uploads,
    guards: {
      ...postingGuards(context),
      ...eventGuards(context),
      ...chatGuards,
      ...quoteGuards(context),
    },
    ownOrigins: origins,
    resume: async (token) => {
      const session = await resumeSession(db, config, token);
      if (session) goodSessions.add(token);
      return session;
    },
    readToken,
  });
  app.use(router);
  app.use(refuseUnknown);
  app.use(answerFailures(replier, context));
  return app;
}

/** Every handler, by the name of its call. */
function allHandlers(context: Context, contract: Contract): Handlers {
  const handlers = ownHandlers(context, contract);
  return { ...handlers, ...exportRoutes(handlers) };
}

const ownHandlers = (context: Context, contract: Contract): Omit<Handlers, 'exportTable'> => ({
  ...sessionRoutes(context),
  ...registrationRoutes(context),
  ...linkedinRoutes(context),
  ...securityRoutes(context),
  ...accountDataRoutes(context),
  ...searchRoutes(context),
  ...articleRoutes(context),
  ...productRoutes(context),
  ...followerRoutes(context),
  ...inquiryRoutes(context),
  ...mediaRoutes(context),
  ...catalogueRoutes(context),
  ...valueChainRoutes(context),
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

/** Compresses for those who ask for it; the others need not pay for its bookkeeping. */
function compressed(): RequestHandler {
  const compress = compression();
  return (req, res, next) => (req.headers['accept-encoding'] ? compress(req, res, next) : next());
}

// Replies are data, which no page may run or frame; the calls that answer pages and files say otherwise.
const HEADERS = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
  },
  crossOriginResourcePolicy: { policy: 'same-site' },
  // These are for pages, whose replies have what of it they need, or for browsers that are long gone.
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} as const;

const docsAssets = (): string =>
  dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
