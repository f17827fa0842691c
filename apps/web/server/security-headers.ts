import { randomBytes } from 'node:crypto';
import { SITE_PATHS } from '@millrace/domain';
import { dsnOrigin } from '@millrace/monitoring';
import { PERMISSIONS_POLICY } from '@millrace/serving';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { WebConfig } from './config';
import { siteForHost } from './site';

/**
 * Sets a Content-Security-Policy with a nonce per response, and other security headers. The renderer reads the nonce
 * from `response.locals.nonce`.
 */
export function securityHeaders(config: WebConfig): RequestHandler {
  return (request, response, next) => {
    const { apiUrl, monitoring } = siteForHost(config, request.host);
    const nonce = randomBytes(18).toString('base64');
    response.locals.nonce = nonce;
    // Vite's development client inserts style elements without a nonce, and opens a WebSocket.
    const development = config.production ? [] : ["'unsafe-inline'"];
    const sockets = config.production ? [] : ['ws:'];
    response.setHeader('Permissions-Policy', PERMISSIONS_POLICY);
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'none'"],
          scriptSrc: ["'self'", `'nonce-${nonce}'`],
          styleSrc: config.production ? ["'self'", `'nonce-${nonce}'`] : ["'self'", ...development],
          fontSrc: ["'self'"],
          // blob: for previews of pictures before the upload.
          imgSrc: ["'self'", 'data:', 'blob:', apiUrl],
          // blob: for previews of videos before the upload.
          mediaSrc: ["'self'", 'blob:', apiUrl],
          // An http origin does not include the WebSocket of its host.
          connectSrc: [
            "'self'",
            apiUrl,
            apiUrl.replace(/^http/, 'ws'),
            ...config.videoUploadOrigins,
            ...(monitoring ? [dsnOrigin(monitoring.dsn)] : []),
            ...sockets,
          ],
          // pdf.js parses documents in a worker; a service worker shows push notifications.
          workerSrc: ["'self'"],
          manifestSrc: ["'self'"],
          // 'self' for previews of widgets.
          frameSrc: ["'self'", 'https://www.youtube-nocookie.com', 'https://player.vimeo.com'],
          formAction: ["'self'", apiUrl],
          baseUri: ["'none'"],
          frameAncestors: ["'none'"],
        },
      },
      crossOriginResourcePolicy: { policy: 'same-site' },
      // The API checks the origin of forms; the rest of the URL may contain a token.
      referrerPolicy: {
        policy: hasToken(request.path) ? 'strict-origin' : 'strict-origin-when-cross-origin',
      },
      // `transportSecurity` sets it earlier.
      strictTransportSecurity: false,
    })(request, response, next);
  };
}

/** Sends HSTS on every response of https sites, for a year and subdomains. */
export function transportSecurity(config: WebConfig): RequestHandler {
  const strict = helmet.strictTransportSecurity();
  return (request, response, next) => {
    if (siteForHost(config, request.host).webUrl.startsWith('https:')) strict(request, response, next);
    else next();
  };
}

/** Pages whose address contains an e-mail token. @see GAP-038, GAP-039, GAP-095 */
const WITH_TOKEN: readonly string[] = [SITE_PATHS.verify, SITE_PATHS.resetPassword, SITE_PATHS.unsubscribe];

/** True if the page's address contains an e-mail token, which is a credential. */
export function hasToken(path: string): boolean {
  const page = path.toLowerCase().replace(/\/+$/, '');
  return WITH_TOKEN.includes(page);
}
