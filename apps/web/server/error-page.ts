import type { ErrorRequestHandler } from 'express';
import { brand, messages } from '../app/messages';
import { failureReporter } from './report-failures';

/**
 * Renders errors outside the application, such as malformed addresses and missing files. The page loads nothing, since
 * that may be what failed.
 */
export function errorPage(): ErrorRequestHandler {
  return (error: { status?: unknown }, _request, response, next) => {
    const status = typeof error.status === 'number' && error.status >= 400 ? error.status : 500;
    if (status >= 500) failureReporter(response)(error);
    if (response.headersSent) return next(error);
    if (status >= 500) process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    const [title, text] =
      status < 500
        ? [messages.format('notFound.title'), messages.format('notFound.text')]
        : [messages.format('problem.title'), messages.format('problem.text')];
    response
      .status(status)
      .set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' })
      .send(
        '<!doctype html><html lang="en" dir="ltr"><head><meta charset="utf-8">' +
          '<meta name="viewport" content="width=device-width, initial-scale=1">' +
          `<meta name="color-scheme" content="light dark"><title>${title} · ${brand}</title>` +
          `<style nonce="${String(response.locals.nonce)}">` +
          'body{margin:4rem auto;padding-inline:1rem;max-inline-size:40rem;font:1rem/1.5 system-ui,sans-serif}' +
          `</style></head><body><main><h1>${title}</h1><p>${text}</p>` +
          `<p><a href="/">${messages.format('notFound.home')}</a></p></main></body></html>`,
      );
  };
}
