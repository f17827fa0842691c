import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { type RenderToPipeableStreamOptions, renderToPipeableStream } from 'react-dom/server';
import {
  type AppLoadContext,
  type EntryContext,
  type HandleDataRequestFunction,
  type HandleErrorFunction,
  isRouteErrorResponse,
  ServerRouter,
} from 'react-router';
import { failureLine } from './failure-line.server';
import { inLanguage, languageOfPage } from './page-language.server';

/** Rendering time-out, in ms. */
export const streamTimeout = 15_000;

/** Renders a page: crawlers get it complete, browsers as a stream. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  { nonce, reportFailure, language: requested }: AppLoadContext,
): Promise<Response> {
  const language = languageOfPage(context.staticHandlerContext.loaderData.root, requested);
  const render = () =>
    new Promise<Response>((resolve, reject) => {
      let shellSent = false;
      const whole = isbot(request.headers.get('user-agent') ?? '') || context.isSpaMode;
      const ready: keyof RenderToPipeableStreamOptions = whole ? 'onAllReady' : 'onShellReady';
      let result = status;
      const body = new PassThrough();
      const { pipe, abort } = renderToPipeableStream(
        <ServerRouter context={context} url={request.url} nonce={nonce} />,
        {
          nonce,
          [ready]() {
            shellSent = true;
            headers.set('Content-Type', 'text/html; charset=utf-8');
            // A page holds what one viewer may see.
            if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-cache');
            headers.append('Vary', 'Accept-Language, Cookie');
            resolve(new Response(createReadableStreamFromReadable(body), { headers, status: result }));
            pipe(body);
          },
          onShellError: reject,
          onError(error) {
            result = 500;
            // Before the shell is sent the error reaches `onShellError`, which the caller logs.
            if (!shellSent) return;
            log(error, request.method);
            reportFailure(error);
          },
        },
      );
      setTimeout(abort, streamTimeout + 1000).unref();
    });
  return inLanguage(language, render);
}

/** Lifetime of a prefetched reply, in seconds. */
const PREFETCHED_FOR = 3;

/**
 * Lets the browser use a prefetched reply for the navigation that follows. That is sent from the same page; a read after
 * a change is sent from the page itself, and `Vary` keeps it from the prefetched reply.
 */
export const handleDataRequest: HandleDataRequestFunction = (response, { request }) => {
  const isPrefetch = request.headers.get('Sec-Purpose')?.startsWith('prefetch') === true;
  if (isPrefetch && response.ok && !response.headers.has('Cache-Control')) {
    response.headers.set('Cache-Control', `private, max-age=${PREFETCHED_FOR}`);
    response.headers.append('Vary', 'Referer');
  }
  return response;
};

/** Logs errors of loaders, actions and rendering, and reports those that are not the client's fault. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  log(error, request.method);
  if (!isRouteErrorResponse(error) || error.status >= 500) context.reportFailure(error);
};

function log(error: unknown, method: string): void {
  process.stderr.write(`${failureLine(error, method)}\n`);
}
