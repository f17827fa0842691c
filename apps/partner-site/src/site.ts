import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import express, { type Express } from 'express';
import type { SiteConfig } from './config';
import { contentSecurityPolicy } from './content-security-policy';
import { articlePage } from './pages/article';
import { hostilePage } from './pages/hostile';
import { manyPage } from './pages/many';
import { newsletterPage } from './pages/newsletter';
import { sizesPage } from './pages/sizes';
import { suitePage } from './pages/suite';

const pages: Readonly<Record<string, (millrace: string) => string>> = {
  '/': articlePage,
  '/newsletter': newsletterPage,
  '/hostile': hostilePage,
  '/many': manyPage,
  '/sizes': sizesPage,
  '/suite': suitePage,
};

const typefaces: Readonly<Record<string, string>> = {
  'zilla-slab-500.woff2': '@fontsource/zilla-slab/files/zilla-slab-latin-500-normal.woff2',
  'zilla-slab-700.woff2': '@fontsource/zilla-slab/files/zilla-slab-latin-700-normal.woff2',
  'libre-franklin.woff2': '@fontsource-variable/libre-franklin/files/libre-franklin-latin-wght-normal.woff2',
  'sora.woff2': '@fontsource-variable/sora/files/sora-latin-wght-normal.woff2',
};

/** A publication that has nothing to do with Millrace, but embeds its widgets. */
export function createSite({ millrace }: SiteConfig): Express {
  const site = express();
  site.disable('x-powered-by');
  site.get('/healthz', (_request, response) => {
    response.json({ status: 'ok' });
  });
  site.use((_request, response, next) => {
    response.set({
      'content-security-policy': contentSecurityPolicy(millrace),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
    });
    next();
  });
  const { resolve } = createRequire(import.meta.url);
  site.get('/fonts/:name', (request, response, next) => {
    const file = typefaces[request.params.name];
    if (!file) return next();
    response.sendFile(resolve(file), { immutable: true, maxAge: '1y', dotfiles: 'allow' });
  });
  for (const [path, page] of Object.entries(pages)) {
    site.get(path, (_request, response) => {
      response.type('html').send(page(millrace));
    });
  }
  site.use(express.static(fileURLToPath(new URL('../public', import.meta.url)), { index: false }));
  return site;
}
