import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Seed, startTestServer, type TestServer, type Visitor } from '../../../../testing';
import { jobHandlers } from '../../../background';
import { pushSubscriptions } from '../../../platform/db/schema';

const PUSH = '/api/v2/me/push';

/** What a push service got. */
interface Pushed {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

let server: TestServer;
let seed: Seed;
let answers = 201;
const pushed: Pushed[] = [];
const service = createServer((req, res) => {
  const chunks: Buffer[] = [];
  req.on('data', (chunk: Buffer) => chunks.push(chunk));
  req.on('end', () => {
    pushed.push({ path: req.url ?? '', headers: req.headers, body: Buffer.concat(chunks) });
    res.statusCode = answers;
    res.end();
  });
});
let origin = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  server = await startTestServer({ pushOrigins: [origin] });
  seed = new Seed(server.context.db);
});
afterAll(async () => {
  await server.close();
  service.close();
});
beforeEach(() => {
  pushed.length = 0;
  answers = 201;
});

/** A browser's device, which can read what is sent to it. @see https://www.rfc-editor.org/rfc/rfc8291 */
function aDevice(name: string) {
  const curve = createECDH('prime256v1');
  const publicKey = curve.generateKeys();
  const auth = randomBytes(16);
  const read = (body: Buffer): unknown => {
    const [salt, sender] = [body.subarray(0, 16), body.subarray(21, 21 + (body[20] ?? 0))];
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
    const secret = Buffer.from(hkdfSync('sha256', curve.computeSecret(sender), auth, info, 32));
    const key = (label: string, length: number) =>
      Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${label}\0`), length));
    const sealed = body.subarray(21 + sender.length);
    const cipher = createDecipheriv('aes-128-gcm', key('aes128gcm', 16), key('nonce', 12));
    cipher.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
  };
  return {
    subscription: {
      endpoint: `${origin}/${name}`,
      keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    },
    read,
  };
}

async function join(name: string) {
  const row = await seed.member(name);
  return { ...row, visitor: await server.signIn(row.email) };
}

const work = () => server.context.jobs.runDue(jobHandlers(server.context));
const like = ({ visitor }: { visitor: Visitor }, id: string) =>
  visitor.put(`/api/v1/feed/post/${id}/like`, undefined);
const devices = () => server.context.db.$count(pushSubscriptions);

describe('a device', () => {
  it('is sent what its member is told, sealed for it alone and signed by us', async () => {
    const [author, fan] = [await join('Ada'), await join('Ben')];
    const { public_key, subscribed } = (await author.visitor.get(PUSH)).body;
    expect(subscribed).toBe(false);
    const device = aDevice('ada');
    expect((await author.visitor.put(PUSH, device.subscription)).status).toBe(204);
    expect((await author.visitor.get(PUSH)).body.subscribed).toBe(true);
    const post = await seed.post(author, 'Draw tower 3 runs.');
    await like(fan, post.id);
    await work();
    const [one, ...more] = pushed;
    expect([more, one?.path]).toEqual([[], '/ada']);
    expect(device.read(one?.body ?? Buffer.alloc(0))).toEqual({
      id: expect.any(String),
      title: 'Millrace',
      body: 'Ben Okafor liked your post',
      path: `/feed/post/${post.id}`,
    });
    expect(one?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: expect.stringMatching(/^\d+$/),
    });
    const [, token = '', key = ''] =
      /^vapid t=([^,]+), ?k=(.+)$/.exec(one?.headers.authorization ?? '') ?? [];
    expect(key).toBe(public_key);
    const [head = '', claims = '', signature = ''] = token.split('.');
    const point = Buffer.from(key, 'base64url');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
    const jwk = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
    expect(
      verify(
        'sha256',
        Buffer.from(`${head}.${claims}`),
        { key: jwk, dsaEncoding: 'ieee-p1363' },
        Buffer.from(signature, 'base64url'),
      ),
    ).toBe(true);
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ aud: origin });
  });

  it('is sent nothing that its member may not see, or has read', async () => {
    const [author, reader, other] = [await join('Cai'), await join('Dan'), await join('Eve')];
    await reader.visitor.put(PUSH, aDevice('dan').subscription);
    const post = await seed.post(author, 'Soon private.');
    for (const { visitor } of [reader, other]) {
      await visitor.post(`/api/v1/feed/post/${post.id}/comment`, { text: 'Why?' });
    }
    const form = new FormData();
    form.set('visibility', 'private');
    await author.visitor.put(`/api/v1/feed/post/${post.id}/content`, form);
    await work();
    expect(pushed).toEqual([]);
  });

  it('is forgotten when it is gone, and when its session ends', async () => {
    const [author, fan] = [await join('Fay'), await join('Gus')];
    const before = await devices();
    await author.visitor.put(PUSH, aDevice('fay').subscription);
    for (const status of [404, 410]) {
      await author.visitor.put(PUSH, aDevice(`fay${status}`).subscription);
      answers = status;
      await like(fan, (await seed.post(author, `Gone ${status}.`)).id);
      await work();
      expect(await devices()).toBe(before);
    }
    await author.visitor.put(PUSH, aDevice('again').subscription);
    await author.visitor.get('/auth/logout', { headers: { 'Sec-Fetch-Site': 'none' } });
    expect(await devices()).toBe(before);
  });
});

it('a device is registered at push services of browsers only, by members only', async () => {
  const { visitor } = await join('Hal');
  for (const endpoint of [
    'https://internal.example/x',
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'https://evilfcm.googleapis.com.example/x',
    'file:///etc/passwd',
  ]) {
    const reply = await visitor.put(PUSH, { ...aDevice('x').subscription, endpoint });
    expect([endpoint, reply.status]).toEqual([endpoint, 422]);
  }
  expect((await server.guest().get(PUSH)).status).toBe(401);
  expect((await server.guest().put(PUSH, aDevice('y').subscription)).status).toBe(401);
});
