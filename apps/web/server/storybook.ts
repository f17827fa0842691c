import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PERMISSIONS_POLICY } from '@millrace/serving';
import express, { type RequestHandler, Router } from 'express';
import helmet from 'helmet';
import sirv from 'sirv';

/** Path at which Storybook is published. */
export const STORYBOOK_PATH = '/storybook/';

/** Documents of Storybook: the manager, and the preview frame of a story. */
const DOCUMENTS = ['index.html', 'iframe.html'] as const;

/** Cache lifetime of a year: the names contain a content hash. */
const HASHED_S = 365 * 24 * 60 * 60;
const UNHASHED_S = 600;

/** Hosts that stories call; a service worker mocks their responses, so no request reaches the network. */
const MOCKED = 'https://api.millrace.example https://www.millrace.example';
const MOCKED_SOCKETS = 'wss://api.millrace.example';

/** True if Storybook was built. */
export const isStorybookBuilt = (folder: string): boolean => existsSync(join(folder, 'index.json'));

/**
 * Serves a built Storybook, each document with a Content-Security-Policy that allows its own scripts only.
 *
 * @param folder Folder of the build.
 */
export function storybook(folder: string): RequestHandler {
  const files = Router();
  files.use(
    helmet.crossOriginOpenerPolicy(),
    helmet.crossOriginResourcePolicy({ policy: 'same-site' }),
    helmet.referrerPolicy({ policy: 'strict-origin-when-cross-origin' }),
    (_request, response, next) => {
      response.set({ 'Permissions-Policy': PERMISSIONS_POLICY, 'X-Robots-Tag': 'noindex' });
      next();
    },
  );
  for (const document of DOCUMENTS) {
    const paths = document === 'index.html' ? ['/', '/index.html'] : [`/${document}`];
    files.get(paths, (_request, response) => {
      // Read per request, as a rebuild while the server is running would invalidate cached hashes.
      const html = readFileSync(join(folder, document), 'utf8');
      response.set({ 'Cache-Control': 'no-cache', 'Content-Security-Policy': storybookPolicy(html) });
      response.type('html').send(html);
    });
  }
  files.use('/assets', sirv(join(folder, 'assets'), { immutable: true, maxAge: HASHED_S, etag: true }));
  files.use(express.static(folder, { maxAge: UNHASHED_S * 1000, index: false, redirect: false }));
  files.use((_request, response) => {
    response.sendStatus(404);
  });
  return files;
}

/** Returns the policy of a document. Storybook inserts style elements and attributes at runtime, without a nonce. */
function storybookPolicy(html: string): string {
  const hashes = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return [
    "default-src 'none'",
    ["script-src 'self'", ...new Set(hashes)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self' data:",
    `img-src 'self' data: blob: ${MOCKED}`,
    `media-src 'self' data: blob: ${MOCKED}`,
    `connect-src 'self' data: blob: ${MOCKED} ${MOCKED_SOCKETS}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join(';');
}
