import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createEmbedHandler, type EmbedApi, type EmbedProduct, embedListener } from '@millrace/widgets';
import express from 'express';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCardRenderer } from '.';

const id = (digit: number) => `${String(digit).repeat(8)}-1111-5111-8111-111111111111`;
const names: Record<string, string> = {
  [id(1)]: 'Preform silica glass',
  [id(2)]:
    'Polarisation-maintaining, radiation-hardened, polyimide-coated single-mode optical fiber for gyroscopes',
  [id(3)]: '高純度ヘリウム ألياف Фтор 光纤 유리',
  [id(4)]: 'With a photograph',
  [id(5)]: 'With an address of somebody else',
  [id(8)]: 'With a photograph that is away for a while',
  [id(9)]: 'With a photograph that is gone',
  [id(0)]: 'With a photograph that is none',
};
/** The files of members, by product. */
const files: Record<string, string> = {
  [id(4)]: 'red.png',
  [id(8)]: 'late.png',
  [id(9)]: 'gone.png',
  [id(0)]: 'text.png',
};
let server: Server;
let origin: string;
let askedElsewhere = 0;
let areFilesAway = true;

const examplePictures = (product: string): EmbedProduct['original_images'] => {
  const file = files[product];
  if (file) return [{ value: `${origin}/files/${file}` }];
  return product === id(5) ? [{ value: `${origin}/elsewhere/red.png` }] : [];
};

const api: EmbedApi = {
  product: async (asked) => {
    const name = names[asked];
    const counts = { suppliers: 38, raw_materials: 13, applications: 8 };
    return name
      ? { id: asked, name, sector: 'optical-fiber', original_images: examplePictures(asked), counts }
      : null;
  },
  materials: async () => [{ rawMaterial_title: 'Silicon tetrachloride', sector: 'semiconductor' }],
  applications: async () => [
    {
      application: id(2),
      application_title: 'Fiber-optic gyroscope',
      sector: 'carbon-fiber',
      childApplications: 0,
    },
  ],
  suppliers: async (asked) => {
    const one = {
      company_id: id(6),
      company_name: 'Kvarnholm',
      country: null,
      type: 'MANUFACTURER' as const,
    };
    return asked === id(2) ? { items: [one], count: 1 } : { items: [], count: 0 };
  },
  company: async (asked) =>
    asked === id(6)
      ? { id: asked, name: 'Kvarnholm', country: 'Sweden', sector: null, cover: null, followers: 1 }
      : null,
  productCount: async () => 2,
  event: async (asked) => ({
    id: asked,
    eventName: 'Fibre Days',
    location: 'Gothenburg',
    country: 'Sweden',
    time_zone: 'Europe/Stockholm',
    startDate: Date.UTC(2027, 2, 17, 8),
    endDate: Date.UTC(2027, 2, 20, 16),
    image: null,
    sector: 'optical-fiber',
    exhibitor_count: 4,
  }),
  events: async () => ({ items: [], count: 0 }),
  posts: async () => ({ items: [], count: 0 }),
};

beforeAll(async () => {
  const app = express();
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const red = await sharp({ create: { width: 80, height: 90, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer();
  app.get('/files/red.png', (_request, response) => void response.type('image/png').send(red));
  app.get('/files/late.png', (_request, response) => {
    if (areFilesAway) response.sendStatus(502);
    else response.type('image/png').send(red);
  });
  app.get('/files/text.png', (_request, response) => void response.type('image/png').send('Not found'));
  app.get('/elsewhere/red.png', (_request, response) => {
    askedElsewhere += 1;
    response.type('image/png').send(red);
  });
  const hosts = { webUrl: origin, apiUrl: origin, apiInternalUrl: origin };
  const handle = await createEmbedHandler({ api, webUrl: origin, drawCard: createCardRenderer(hosts) });
  app.use('/embed/v1', embedListener(handle));
  // The first time a release is built from source.
}, 60_000);
afterAll(() => server.close());

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${origin}/embed/v1/${path}`, { headers });
const fetchPicture = async (path: string) => {
  const reply = await ask(path);
  expect(reply.status, path).toBe(200);
  return Buffer.from(await reply.arrayBuffer());
};
/** The colour of one dot, in sRGB. */
const dotAt = async (picture: Buffer, left: number, top: number) => {
  const { data } = await sharp(picture)
    .removeAlpha()
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
};
/** Dots that are not the ground in a part of a picture. */
async function inkIn(picture: Buffer, part: { left: number; top: number; width: number; height: number }) {
  const { data } = await sharp(picture).extract(part).greyscale().raw().toBuffer({ resolveWithObject: true });
  return data.filter((value) => value < 128).length;
}
const heading = { left: 620, top: 20, width: 560, height: 40 };
const belowHeading = { left: 620, top: 110, width: 560, height: 60 };

describe('the picture of a card', () => {
  it.each([
    ['product', id(1)],
    ['company', id(6)],
    ['event', id(1)],
    ['suppliers', id(1)],
    ['value-chain', id(1)],
    ['events', id(1)],
    ['feed', id(1)],
  ])('is 1200 px wide and not blank: %s', async (element, about) => {
    const picture = await fetchPicture(`${element}/${about}.png`);
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1200, height: 784 });
    const { entropy } = await sharp(picture).stats();
    // Of one colour it would be 0.
    expect(entropy).toBeGreaterThan(0.2);
    expect(picture.length).toBeLessThan(200_000);
  });

  it('is dark with theme=dark, its drawing too', async () => {
    const [light, dark] = [
      await fetchPicture(`product/${id(1)}.png`),
      await fetchPicture(`product/${id(1)}.png?theme=dark`),
    ];
    // The ground of the text, and that of the drawing.
    for (const [left, top] of [
      [1_190, 400],
      [20, 30],
    ] as const) {
      expect(Math.min(...(await dotAt(light, left, top)))).toBeGreaterThan(200);
      expect(Math.max(...(await dotAt(dark, left, top)))).toBeLessThan(70);
    }
  });

  it('draws the mark of its footer in the accent colour', async () => {
    const { data } = await sharp(await fetchPicture(`product/${id(1)}.png?accent=008000`))
      .removeAlpha()
      .extract({ left: 32, top: 720, width: 46, height: 46 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const dots = Array.from({ length: data.length / 3 }, (_, at) => [...data.subarray(at * 3, at * 3 + 3)]);
    const green = dots.filter(([red = 255, middle = 0, blue = 255]) => red < 40 && blue < 40 && middle > 90);
    expect(green.length).toBeGreaterThan(50);
  });

  it('wraps a long name', async () => {
    const short = await fetchPicture(`product/${id(1)}.png`);
    const long = await fetchPicture(`product/${id(2)}.png`);
    expect(await inkIn(short, heading)).toBeGreaterThan(0);
    expect(await inkIn(long, belowHeading)).toBeGreaterThan((await inkIn(short, belowHeading)) + 500);
  });

  it('uses the requested language, direction and a font that covers its letters', async () => {
    const [english, arabic, chinese] = await Promise.all(
      ['en', 'ar', 'zh'].map((lang) => fetchPicture(`event/${id(1)}.png?lang=${lang}`)),
    );
    expect(english?.equals(arabic as Buffer)).toBe(false);
    expect(english?.equals(chinese as Buffer)).toBe(false);
    // A box in the place of a letter is as wide for each; names of other letters would be alike.
    const mixed = await fetchPicture(`product/${id(3)}.png`);
    expect(await inkIn(mixed, heading)).toBeGreaterThan(400);
  });

  it('aligns Latin rows of an Arabic card to the right', async () => {
    const sides = async (lang: string) => {
      const picture = await fetchPicture(`suppliers/${id(2)}.png?lang=${lang}`);
      const row = { top: 150, width: 400, height: 90 };
      const [left, right] = await Promise.all(
        [20, 780].map((start) => inkIn(picture, { ...row, left: start })),
      );
      return { left: (left ?? 0) > 100, right: (right ?? 0) > 100 };
    };
    expect(await sides('en')).toEqual({ left: true, right: false });
    expect(await sides('ar')).toEqual({ left: false, right: true });
  });

  it('loads uploads from our API only', async () => {
    const own = await fetchPicture(`product/${id(4)}.png`);
    const [red = 0, green = 255] = await dotAt(own, 300, 300);
    expect([red > 200, green < 60]).toEqual([true, true]);
    const foreign = await fetchPicture(`product/${id(5)}.png`);
    const [drawnRed = 255, drawnGreen = 0] = await dotAt(foreign, 300, 300);
    expect(drawnRed - drawnGreen).toBeLessThan(60);
    expect(askedElsewhere).toBe(0);
  });

  it('draws a placeholder for a missing or invalid upload, and fails while the API is unavailable', async () => {
    for (const product of [id(9), id(0)]) {
      const [red = 255, green = 0] = await dotAt(await fetchPicture(`product/${product}.png`), 300, 300);
      expect(red - green, product).toBeLessThan(60);
    }
    const away = await ask(`product/${id(8)}.png`);
    expect([away.status, away.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(away.headers.get('retry-after')).not.toBeNull();
    areFilesAway = false;
    const [red = 0, green = 255] = await dotAt(await fetchPicture(`product/${id(8)}.png`), 300, 300);
    expect([red > 200, green < 60]).toEqual([true, true]);
  });

  it('applies theme parameters, and answers 400 to invalid values', async () => {
    const own = await fetchPicture(`product/${id(1)}.png?surface=ffd400&text=101010&radius=8&accent=0a7d5a`);
    expect(await dotAt(own, 1_190, 400)).toEqual([255, 212, 0]);
    for (const query of ['surface=red', 'surface=url(//x.example)', 'radius=8px', "font=x';}"]) {
      const refused = await ask(`product/${id(1)}.png?${query}`);
      expect([refused.status, refused.headers.get('cache-control')]).toEqual([400, 'no-store']);
    }
  });

  it('is cacheable and has an ETag', async () => {
    const first = await ask(`product/${id(1)}.png`);
    expect(first.headers.get('content-type')).toBe('image/png');
    expect(first.headers.get('cache-control')).toMatch(/^public, max-age=3600/);
    expect(first.headers.get('content-encoding')).toBeNull();
    const etag = first.headers.get('etag') ?? '';
    expect((await ask(`product/${id(1)}.png`, { 'if-none-match': etag })).status).toBe(304);
  });

  it('answers 404 for private things, buttons and unknown elements', async () => {
    const paths = [
      `product/${id(7)}`,
      'product/1',
      `follow/${id(1)}`,
      `quote/${id(1)}`,
      `constructor/${id(1)}`,
    ];
    for (const path of paths) expect((await ask(`${path}.png`)).status, path).toBe(404);
  });
});
