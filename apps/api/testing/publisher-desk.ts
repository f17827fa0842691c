import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'vitest';
import { PUBLIC_INTERNET } from '../src/platform/public-pages';
import { joined } from './joined';
import { Seed } from './seed';
import { startTestServer } from './test-server';
import type { Visitor } from './visitor';

/** The calls of publishers. */
export const SITES = '/api/v2/me/publisher-sites';

/** What a reader's browser says of itself, which is counted, and what a robot's does. */
export const BROWSER = {
  'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
};
export const ROBOT = {
  'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
};

/** What proves a site, in the head of its front page. */
export const metaOf = (token: string): string => `<meta name="millrace-site" content="${token}">`;

const nothing: RequestListener = (_req, res) =>
  res.writeHead(404, { 'Content-Type': 'text/html' }).end('<title>Nothing</title>');

/** A server, and sites of publishers that it reads; and what publishers do in tests. */
export async function openPublisherDesk() {
  let answer = nothing;
  let named = 0;
  const web = createServer((req, res) => answer(req, res));
  await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve));
  const { port } = web.address() as AddressInfo;
  const server = await startTestServer({
    pages: {
      resolve: async (host) => {
        if (host.startsWith('inside')) return [{ address: '10.0.0.7', family: 4 }];
        if (host.endsWith('.example')) return [{ address: '127.0.0.1', family: 4 }];
        throw new Error('ENOTFOUND');
      },
      isAllowed: (address, at) => at === port || PUBLIC_INTERNET.isAllowed(address, at),
      timeLimitMs: 3_000,
    },
  });
  const seed = new Seed(server.context.db);

  /** A name that no other site of the test has. */
  const newName = () => {
    named += 1;
    return `site${named}`;
  };
  const newHost = () => `${newName()}.example:${port}`;

  async function add(visitor: Visitor, host: string) {
    const { status, body } = await visitor.post(SITES, { address: `http://${host}/news?page=2` });
    expect(status).toBe(201);
    return body;
  }

  /** Has all sites answer from now on. */
  const serve = (listener: RequestListener) => {
    answer = listener;
  };
  /** Has all sites show something at a path, and nothing at others. */
  const show = (content: string, type = 'text/html', path = '/') =>
    serve((req, res) =>
      req.url === path ? res.writeHead(200, { 'Content-Type': type }).end(content) : nothing(req, res),
    );

  const prove = (visitor: Visitor, id: string) => visitor.post(`${SITES}/${id}/proof`, undefined);

  return {
    server,
    seed,
    port,
    newName,
    newHost,
    add,
    serve,
    show,
    prove,
    showNothing: () => serve(nothing),
    publisher: async (): Promise<Visitor> => (await joined(server, seed, `Publisher${newName()}`)).visitor,
    /** A site that its publisher has shown to be theirs. */
    async proven(visitor: Visitor, host = newHost()) {
      const site = await add(visitor, host);
      show(`<!doctype html><html><head><title>News</title>${metaOf(site.token)}</head>`);
      const { body } = await prove(visitor, site.id);
      expect(body.outcome).toBe('proven');
      return body.site;
    },
    /** Tells of widgets on a site, as the servers that give them do. */
    tell: (
      host: string,
      events: readonly (readonly [event: string, element: string, id: string])[],
      headers: Record<string, string> = BROWSER,
    ) =>
      server
        .guest()
        .post(
          '/api/v2/embed/events',
          { site: `https://${host}`, events: events.map(([event, element, id]) => ({ event, element, id })) },
          { headers },
        ),
    async reportOf(visitor: Visitor, id: string, query = '') {
      await server.context.embedTally.flush();
      const { status, body } = await visitor.get(`${SITES}/${id}/report${query}`);
      expect([status, body.code]).toEqual([200, undefined]);
      return body;
    },
    async close() {
      await server.close();
      web.closeAllConnections();
      web.close();
    },
  };
}
