import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { digestsOf } from './embed-preflight.service';

const SCRIPT = 'go()';
let ours: Server;

beforeAll(async () => {
  ours = createServer((request, response) => {
    const status = { '/here.js': 200, '/gone.js': 404 }[request.url ?? ''] ?? 503;
    response.writeHead(status).end(SCRIPT);
  });
  await new Promise<void>((resolve) => ours.listen(0, '127.0.0.1', resolve));
});
afterAll(() => void ours.close());

it('tells scripts that there are from those that there are not, and nothing of what does not answer', async () => {
  const at = (path: string) => `http://127.0.0.1:${(ours.address() as AddressInfo).port}${path}`;
  const known = await digestsOf([at('/here.js'), at('/gone.js'), at('/down.js')]);
  expect(known.get(at('/here.js'))).toMatchObject({
    sha384: createHash('sha384').update(SCRIPT).digest('base64'),
  });
  expect([known.get(at('/gone.js')), known.has(at('/down.js'))]).toEqual(['missing', false]);
});
