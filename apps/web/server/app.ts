import { join } from 'node:path';
import { createRequestHandler } from '@react-router/express';
import compression from 'compression';
import express, { type Express } from 'express';
import helmet from 'helmet';
import type { ServerBuild } from 'react-router';
import { artHandler } from './art';
import { builtAssets } from './built-assets';
import type { WebConfig } from './config';
import { embedHandler, widgetScripts } from './embed';
import { errorPage } from './error-page';
import { instrumentRequests } from './instrument-requests';
import { requestLanguage } from './language';
import type { WebMetrics } from './metrics';
import { PDFJS_PATH, pdfjsFiles } from './pdfjs';
import { rejectMalformed } from './reject-malformed';
import { relayDrain } from './relay-drain';
import { failureReporter, reportFailedResponses } from './report-failures';
import { securityHeaders, transportSecurity } from './security-headers';
import { siteForHost } from './site';
import { isStorybookBuilt, STORYBOOK_PATH, storybook } from './storybook';

/** Server build of the application, or a function that loads the newest one in development. */
export type Build = ServerBuild | (() => Promise<ServerBuild>);

/** State for readiness probes. */
export interface Readiness {
  state: 'ready' | 'stopping';
}

/**
 * Creates the server: compression, static files, drawings, embeds, health checks, and the application.
 *
 * @param assets Serves scripts and styles in development; in production they are files.
 */
export async function createApp(
  config: WebConfig,
  build: Build,
  {
    assets,
    metrics = null,
    readiness = { state: 'ready' },
  }: { assets?: express.RequestHandler; metrics?: WebMetrics | null; readiness?: Readiness } = {},
): Promise<Express> {
  const app = express();
  app.disable('x-powered-by');
  app.use(instrumentRequests(metrics));
  // On every response.
  app.use(helmet.xContentTypeOptions());
  app.set('trust proxy', config.trustProxy);
  app.use(transportSecurity(config));
  app.use(rejectMalformed());
  app.get('/healthz', (_request, response) => {
    response.json({ status: 'ok' });
  });
  app.get('/readyz', (_request, response) => {
    const isReady = readiness.state === 'ready';
    if (!isReady) response.set('Retry-After', '5');
    response.status(isReady ? 200 : 503).json({ status: readiness.state });
  });
  // Requested for pages without an icon link, such as a widget's frame.
  app.get('/favicon.ico', (_request, response) => {
    response.redirect(301, '/favicon.svg');
  });
  // Before the compression middleware, as embeds are already compressed.
  app.use('/embed/v1', await embedHandler(config));
  const scripts = await widgetScripts();
  app.use(compression());
  app.use(relayDrain());
  const client = join(config.folder, 'build', 'client');
  // Before the security headers, which have no effect on scripts and styles, and would cost bytes two hundred times.
  if (!assets) app.use('/assets', builtAssets(join(client, 'assets')));
  app.use(reportFailedResponses(config));
  app.use('/art', artHandler());
  const hasStorybook = isStorybookBuilt(config.storybookFolder);
  if (hasStorybook) app.use(STORYBOOK_PATH, storybook(config.storybookFolder));
  app.use(securityHeaders(config));
  app.use(PDFJS_PATH, pdfjsFiles());
  if (assets) {
    app.use(assets);
  } else {
    app.use(express.static(client, { maxAge: '1h', index: false }));
  }
  app.all(
    '/{*splat}',
    createRequestHandler({
      build,
      mode: config.production ? 'production' : 'development',
      getLoadContext: (request, response) => ({
        nonce: String(response.locals.nonce),
        reportFailure: failureReporter(response),
        ...siteForHost(config, request.host),
        communities: config.communities,
        blogUrl: config.blogUrl,
        hasLinkedin: config.hasLinkedin,
        widgetScripts: scripts,
        storybookHref: hasStorybook ? STORYBOOK_PATH : undefined,
        contact: config.contact,
        documents: { pdfjsUrl: PDFJS_PATH, presentationViewer: config.presentationViewer },
        language: requestLanguage(request.headers),
        cookie: request.headers.cookie,
        address: request.ip,
      }),
    }),
  );
  app.use(errorPage());
  return app;
}
