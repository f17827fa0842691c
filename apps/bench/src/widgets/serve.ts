import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { createEmbedHandler } from '../../../../packages/widgets/src/index';
import type { ReleaseStack } from '../release-stack';
import type { Candidate } from './candidates/candidate';
import { cardsOf, catalogue } from './catalogue';

/** Request of a page, except for pictures, fonts and the page itself. */
export interface Served {
  path: string;
  /** Compressed body size. */
  bytes: number;
}

export interface Server {
  origin: string;
  /** Returns the requests since the last call. */
  takeServed(): Served[];
}

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#9ab" d="M0 0h4v3H0z"/></svg>';

/** Serves a page for each candidate at `/{candidate}/{count}`, with its files. */
export async function serveWidgets(stack: ReleaseStack, candidates: readonly Candidate[]): Promise<Server> {
  let served: Served[] = [];
  let handle: Awaited<ReturnType<typeof createEmbedHandler>> | undefined;
  const compressed = new Map<string, Buffer>();
  const files = new Map(candidates.flatMap(({ files = {} }) => Object.entries(files)));
  const server = createServer(async (request, response) => {
    const url = request.url ?? '/';
    const [path = '', query = ''] = url.split('?');
    const send = (type: string, body: string | Uint8Array, isCounted = true): void => {
      const known = compressed.get(url) ?? brotliCompressSync(body);
      compressed.set(url, known);
      if (isCounted) served.push({ path, bytes: known.length });
      response
        .writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'content-encoding': 'br' })
        .end(known);
    };
    if (path.startsWith('/embed/v1/') && handle) {
      const answer = await handle({
        method: 'GET',
        url: url.slice('/embed/v1'.length),
        headers: request.headers as Record<string, string>,
      });
      if (!path.endsWith('.woff2')) served.push({ path, bytes: Buffer.from(answer.body).length });
      response.writeHead(answer.status, answer.headers).end(answer.body);
      return;
    }
    const file = files.get(path);
    if (file) return send(file.type, file.content);
    if (path === '/data.json') return send('application/json', JSON.stringify(cardsOf(query.split(','))));
    const [, name = '', count = ''] = path.split('/').map(decodeURIComponent);
    const candidate = candidates.find((one) => one.name === name);
    if (candidate) return send('text/html', pageOf(candidate, Number(count)), false);
    if (path.endsWith('.svg')) return send('image/svg+xml', PICTURE, false);
    response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stack.add(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  handle = await createEmbedHandler({ api: catalogue, webUrl: origin });
  return {
    origin,
    takeServed() {
      const taken = served;
      served = [];
      return taken;
    },
  };
}

/** Creates dissimilar ids of the same format, so that compression does not benefit from them. */
const idAt = (at: number): string =>
  (BigInt(at + 1) * 0x9e3779b97f4a7c15f39cc0605cedc835n)
    .toString(16)
    .slice(-32)
    .padStart(32, '7')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-5$3-8$4-$5');

function pageOf({ body }: Candidate, count: number): string {
  const ids = Array.from({ length: count }, (_, at) => idAt(at));
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Article</title><link rel="icon" href="data:,"></head><body style="margin:0"><main style="width:680px;margin:0 auto"><p>The furnace is lit.</p>${body(ids)}<p>That is all.</p></main></body></html>`;
}
