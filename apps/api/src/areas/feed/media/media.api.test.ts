import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Seed, startTestServer, type TestServer, type Visitor } from '../../../../testing';
import { uploadTickets } from '../../../platform/db/schema';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const FILE_LIMIT = 10 * 2 ** 20;

let server: TestServer;
let seed: Seed;
let vera: Visitor;

beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
  vera = await server.signIn((await seed.member('Vera')).email);
});
afterAll(() => server.close());

const png = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: '#3a7' } })
    .png()
    .toBuffer();

/** A photo as a telephone makes it: lying on its side, and telling where it was taken. */
const photo = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#a37' } })
    .withExif({
      IFD0: { Copyright: 'Somebody' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

function form(productId: string, original: Uint8Array, crop: Uint8Array, type = 'image/png'): FormData {
  const fields = new FormData();
  fields.set('original_image', new Blob([Buffer.from(original)], { type }), 'whole.png');
  fields.set('crop_image', new Blob([Buffer.from(crop)], { type }), 'crop.png');
  fields.set('product_id', productId);
  return fields;
}

const upload = (visitor: Visitor, fields: FormData) =>
  visitor.send('POST', '/api/v2/product/upload?type=image', fields);

const sign = async (type = 'image/png') =>
  (await vera.get(`/api/v1/product/signedUrl/image?file_type=${encodeURIComponent(type)}`)).body;

const send = (address: string, bytes: Uint8Array, type = 'image/png') =>
  server.guest().send('PUT', new URL(address).pathname, bytes, { headers: { 'Content-Type': type } });

describe('POST /api/v2/product/upload', () => {
  it('adds a picture and its crop to a product [API-086]', async () => {
    const tube = await seed.product('Tube');
    const reply = await upload(vera, form(tube.id, await png(80, 60), await png(60, 60)));
    expect(reply.status).toBe(201);
    expect(reply.body).toEqual({
      product_id: tube.id,
      original_images: [{ value: expect.stringMatching(/\/files\/[\w-]{24}\.png$/), width: 80, height: 60 }],
      crop_images: [{ value: expect.stringMatching(/\/files\/[\w-]{24}\.png$/), width: 60, height: 60 }],
    });
    await upload(vera, form(tube.id, await png(10, 10), await png(10, 10)));
    const { body } = await server.guest().get(`/api/v1/product/${tube.id}`);
    expect([body.Item.original_images.length, body.Item.crop_images.length]).toEqual([2, 2]);
    expect(body.Item.original_images[0]).toEqual(reply.body.original_images[0]);
  });

  it('turns pictures upright and leaves out what they tell of their place', async () => {
    const tube = await seed.product('Photographed tube');
    const { body } = await upload(vera, form(tube.id, await photo(), await photo(), 'image/jpeg'));
    const [picture] = body.original_images;
    expect([picture.width, picture.height]).toEqual([20, 40]);
    const file = await fetch(picture.value);
    const bytes = Buffer.from(await file.arrayBuffer());
    const { exif, orientation } = await sharp(bytes).metadata();
    expect([exif, orientation, file.headers.get('content-type')]).toEqual([
      undefined,
      undefined,
      'image/jpeg',
    ]);
  });

  it('takes JPEG and PNG only, told by their content and not by what they call themselves [PROD-024]', async () => {
    const tube = await seed.product('Tube without a picture');
    const page = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const broken = (await png()).subarray(0, 60);
    const gif = Buffer.from('R0lGODlhAQABAAAAACw=', 'base64');
    for (const bytes of [page, broken, gif, Buffer.alloc(0)]) {
      const refused = await upload(vera, form(tube.id, bytes, await png()));
      expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['original_image']]);
    }
    const { body } = await server.guest().get(`/api/v1/product/${tube.id}`);
    expect(body.Item.original_images).toEqual([]);
  });

  it('says how large a picture may be', async () => {
    const tube = await seed.product('Huge tube');
    const blank = { width: 9000, height: 9000, channels: 3, background: '#fff' } as const;
    const huge = await sharp({ create: blank }).png({ palette: true, colours: 2 }).toBuffer();
    const refused = await upload(vera, form(tube.id, huge, await png()));
    const sentence = 'The picture can have up to 50 megapixels.';
    expect([refused.status, refused.body.fields]).toEqual([422, { original_image: sentence }]);
    const { signedRequest } = await sign();
    const sent = await send(signedRequest, huge);
    expect(sent.status).toBe(413);
    expect((await send(signedRequest, await png())).status).toBe(204);
  });

  it('refuses a picture that is sent twice [PROD-024]', async () => {
    const tube = await seed.product('Twofold tube');
    const fields = form(tube.id, await png(), await png());
    fields.append('original_image', new Blob([await photo()], { type: 'image/jpeg' }), 'other.jpg');
    const refused = await upload(vera, fields);
    expect([refused.status, refused.body.fields]).toEqual([422, { original_image: 'Can be sent only once' }]);
  });

  it('refuses guests, unknown products, missing parts, and more than 10 MB', async () => {
    const tube = await seed.product('Refusing tube');
    const picture = await png();
    expect((await upload(server.guest(), form(tube.id, picture, picture))).status).toBe(401);
    const unknown = await upload(vera, form(UNKNOWN, picture, picture));
    expect([unknown.status, Object.keys(unknown.body.fields)]).toEqual([422, ['product_id']]);
    const half = form(tube.id, picture, picture);
    half.delete('crop_image');
    expect((await upload(vera, half)).body.fields).toEqual({ crop_image: 'Is required' });
    const large = await upload(vera, form(tube.id, Buffer.alloc(FILE_LIMIT + 1), picture));
    expect([large.status, large.body.code, large.body.error]).toEqual([
      413,
      'too_large',
      'The request body can be up to 10 MB.',
    ]);
    expect((await vera.post('/api/v2/product/upload?type=image', {})).status).toBe(415);
    expect((await vera.post('/api/v2/product/upload', {})).status).toBe(400);
  });
});

describe('a signed upload', () => {
  it('is an address for one picture, and the address where it is found then [API-084]', async () => {
    const signed = await sign();
    expect(Object.keys(signed)).toEqual(['signedRequest', 'url', 'expires_at']);
    expect(signed.signedRequest.startsWith(`${server.url}/uploads/`)).toBe(true);
    const inMinutes = (Date.parse(signed.expires_at) - Date.now()) / 60_000;
    expect(inMinutes).toBeGreaterThan(14);
    expect(inMinutes).toBeLessThanOrEqual(15);
    expect((await server.guest().get('/api/v1/product/signedUrl/image?file_type=image%2Fpng')).status).toBe(
      401,
    );
    expect((await vera.get('/api/v1/product/signedUrl/image?file_type=image%2Fsvg%2Bxml')).status).toBe(400);
  });

  it('is for a PNG where no type is named [API-084]', async () => {
    const signed = (await vera.get('/api/v1/product/signedUrl/image')).body;
    expect((await send(signed.signedRequest, await png())).status).toBe(204);
  });

  it('is given to no page of another site, though it is asked for by GET [GAP-041]', async () => {
    const path = '/api/v1/product/signedUrl/image?file_type=image%2Fpng';
    const elsewhere: Record<string, string>[] = [
      { Origin: 'https://evil.example' },
      { 'Sec-Fetch-Site': 'cross-site' },
    ];
    const ours: Record<string, string>[] = [
      { Origin: server.webUrl, 'Sec-Fetch-Site': 'same-site' },
      { 'Sec-Fetch-Site': 'none' },
    ];
    for (const headers of elsewhere) {
      const { status, body } = await vera.get(path, { headers });
      expect([status, body.code]).toEqual([403, 'cross_site']);
    }
    for (const headers of ours) expect((await vera.get(path, { headers })).status).toBe(200);
  });

  it('takes the file by PUT, from whoever holds the address, once [API-085]', async () => {
    const signed = await sign();
    expect((await fetch(signed.url)).status).toBe(404);
    expect((await send(signed.signedRequest, await png())).status).toBe(204);
    expect((await fetch(signed.url)).status).toBe(200);
    const again = await send(signed.signedRequest, await png());
    expect([again.status, again.body.code]).toEqual([403, 'upload_refused']);
    expect((await send(`${server.url}/uploads/${'x'.repeat(43)}`, await png())).status).toBe(403);
  });

  it('refuses another type than was signed, more than 10 MB, and an address that has run out', async () => {
    const signed = await sign();
    expect((await send(signed.signedRequest, await photo(), 'image/png')).status).toBe(415);
    expect((await send(signed.signedRequest, Buffer.from('<html>'), 'image/png')).status).toBe(415);
    expect((await send(signed.signedRequest, Buffer.from('<html>'), 'text/html')).status).toBe(415);
    expect((await send(signed.signedRequest, Buffer.alloc(FILE_LIMIT + 1))).status).toBe(413);
    await server.context.db.update(uploadTickets).set({ expiresAt: new Date(0) });
    expect((await send(signed.signedRequest, await png())).status).toBe(403);
  });
});

describe('GET /files/{name}', () => {
  const stored = async () => {
    const signed = await sign();
    await send(signed.signedRequest, await png());
    return new URL(signed.url).pathname;
  };

  it('serves files under names that nobody guesses, with sniffing off, and never as a page [GAP-099]', async () => {
    const path = await stored();
    expect(path).toMatch(/^\/files\/[\w-]{24}\.png$/);
    expect(await stored()).not.toBe(path);
    const { headers, status } = await server.guest().get(path);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('image/png');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-disposition')).toBe(
      `inline; filename*=UTF-8''${path.slice('/files/'.length)}`,
    );
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'; sandbox",
    );
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await server.guest().get('/files/..%2F..%2Fdatabase.lock')).status).toBe(400);
    expect((await server.guest().get('/files/unknown.png')).status).toBe(404);
  });

  it('answers parts, and nothing to who has it already', async () => {
    const path = await stored();
    const whole = await server.guest().get(path);
    const length = Number(whole.headers.get('content-length'));
    const part = await server.guest().get(path, { headers: { Range: 'bytes=1-3' } });
    expect([part.status, part.text, part.headers.get('content-range')]).toEqual([
      206,
      'PNG',
      `bytes 1-3/${length}`,
    ]);
    const outside = await server.guest().get(path, { headers: { Range: `bytes=${length}-` } });
    expect([outside.status, outside.headers.get('content-range')]).toEqual([416, `bytes */${length}`]);
    const etag = whole.headers.get('etag') ?? '';
    expect((await server.guest().get(path, { headers: { 'If-None-Match': etag } })).status).toBe(304);
    const head = await server.guest().send('HEAD', path);
    expect([head.status, head.text]).toEqual([200, '']);
  });
});
