import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { companyId, demoApi, eventId, heliumId, preformId } from '../testing/demo-api';
import { answerText, missingId, serveEmbeds, webUrl } from '../testing/serve-embeds';
import { createEmbedHandler } from './embed-handler';
import { currentScripts, type ReleasedVersion } from './release-list';
import type { EmbedResponse } from './response';

const served = serveEmbeds();

const get = (url: string, headers: Record<string, string> = {}) =>
  served.handle({ method: 'GET', url, headers });
const parseAnswer = (answer: EmbedResponse) => JSON.parse(answerText(answer));

describe('every embed response', () => {
  it('is public, sets no cookie, and allows every origin', async () => {
    for (const url of [
      '/millrace.js',
      `/${served.version}/live.js`,
      `/${served.version}/cards?product.${preformId}.en`,
    ]) {
      const { status, headers } = await get(url, { origin: 'https://journal.example' });
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
      });
      expect(headers).not.toHaveProperty('set-cookie');
      expect(headers['cache-control']).toContain('public');
    }
  });

  it('has an ETag, and answers If-None-Match with 304', async () => {
    const first = await get('/millrace.js');
    const again = await get('/millrace.js', { 'if-none-match': first.headers.etag ?? '' });
    expect(again.status).toBe(304);
    expect(again.body).toBe('');
  });

  it('is compressed by Accept-Encoding', async () => {
    const plain = answerText(await get('/millrace.js'));
    const brotli = await get('/millrace.js', { 'accept-encoding': 'gzip, deflate, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.body).toString()).toBe(plain);
    const gzip = await get('/millrace.js', { 'accept-encoding': 'gzip, br;q=0' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(plain);
  });

  it('weighs at most 1.35 KB: the loader, and the first product, company or event card', async () => {
    const first = [`product.${preformId}.en`, `company.${companyId}.en`, `event.${eventId}.en`];
    for (const url of ['/millrace.js', ...first.map((key) => `/${served.version}/cards?${key}`)]) {
      const { body, headers } = await get(url, { 'accept-encoding': 'br' });
      expect(headers['content-encoding']).toBe('br');
      expect(body.length, url).toBeLessThanOrEqual(1_350);
      // It was compressed once.
      expect((await get(url, { 'accept-encoding': 'br' })).body).toBe(body);
    }
  });

  it('is immutable below a version, and cached for minutes otherwise', async () => {
    expect((await get(`/${served.version}/live.js`)).headers['cache-control']).toContain('immutable');
    expect((await get(`/${served.version}/regular0.woff2`)).headers['content-type']).toBe('font/woff2');
    expect((await get('/millrace.js')).headers['cache-control']).toContain('max-age=600');
  });

  it('releases.json lists each script with its immutable address and integrity hash', async () => {
    const { headers, body } = await get('/releases.json');
    expect(headers['cache-control']).toContain('max-age=600');
    const { releases } = JSON.parse(String(body)) as { releases: ReleasedVersion[] };
    expect(releases.map((release) => release.version)).toEqual([served.version]);
    const scripts = releases[0]?.scripts ?? [];
    expect(scripts.map(({ name }) => name)).toEqual([
      'debug.js',
      'frame.js',
      'live.js',
      'millrace.js',
      'suite.js',
    ]);
    for (const { path, integrity, bytes } of scripts) {
      const script = await get(path.replace('/embed/v1', ''));
      expect(script.headers['cache-control']).toContain('immutable');
      const hash = createHash('sha256').update(script.body).digest('base64');
      expect([integrity, bytes]).toEqual([`sha256-${hash}`, Buffer.from(script.body).length]);
    }
    expect(await currentScripts()).toEqual(releases[0]);
  });

  it('takes HEAD as GET, and answers 405 to other methods', async () => {
    const head = await served.handle({ method: 'HEAD', url: '/millrace.js', headers: {} });
    expect(head).toEqual(await get('/millrace.js'));
    expect((await served.handle({ method: 'POST', url: '/millrace.js', headers: {} })).status).toBe(405);
    expect((await get('/nothing')).status).toBe(404);
    expect((await get(`/${served.version}/release.json`)).status).toBe(404);
    expect((await get(`/${served.version}/..%2Frenderer.js`)).status).toBe(404);
  });
});

describe('a frame', () => {
  it('holds one card, with a CSP that loads nothing from third parties', async () => {
    const { status, headers, body } = await get(`/frame/product/${preformId}?lang=de&theme=dark`);
    expect(status).toBe(200);
    expect(headers['content-security-policy']).toMatch(
      /default-src 'none'.*frame-ancestors \*.*trusted-types/,
    );
    expect(body).toContain(`<millrace-product data-id="${preformId}" data-theme="dark">`);
    expect(body).toContain('<html lang="de">');
    expect(body).toContain(`<a href="${webUrl}/product/preform-silica-glass/${preformId}">`);
  });

  it('answers 503 with Retry-After while the API is down', async () => {
    const down = demoApi({ product: () => Promise.reject(new Error('down')) });
    served.handle = await createEmbedHandler({ api: down, webUrl });
    const { status, headers, body } = await get(`/frame/product/${heliumId}?lang=de`);
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store']);
    expect(body).toContain('Das lässt sich gerade nicht anzeigen.');
  });

  it('passes rows and rel on to its element', async () => {
    const { body } = await get(`/frame/suppliers/${preformId}?rows=8&rel=sponsored`);
    expect(body).toContain(`<millrace-suppliers data-id="${preformId}" data-rows="8" data-rel="sponsored">`);
  });

  it('reserves one line for a button', async () => {
    const { body } = await get(`/frame/follow/${preformId}?part=invite`);
    expect(body).toContain(`<millrace-follow data-id="${preformId}" data-part="invite" data-height="44">`);
  });

  it('escapes its parameters', async () => {
    const { body } = await get(`/frame/product/${preformId}?lang=%22%3E%3Cscript%3E&theme=%22onload=`);
    expect(body).not.toContain('"><script>');
    expect(body).not.toContain('"onload=');
  });

  it('applies theme parameters within its CSP, and answers 400 to invalid values', async () => {
    const query = 'accent=0A7D5A&surface=fff8e7&radius=8&font=Source%20Sans%203';
    const { headers, body } = await get(`/frame/product/${preformId}?${query}`);
    const [, style = ''] = /<style>(.*)<\/style>/.exec(String(body)) ?? [];
    expect(style).toContain(
      "--mr-accent:#0a7d5a;--mr-on-accent:#fdfcf9;--mr-surface:#fff8e7;--mr-text:#161b23;--mr-radius:8px;--mr-font:'Source Sans 3',sans-serif}",
    );
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`);
    for (const hostile of [
      'accent=red;}*{display:none',
      'accent=%3C/style%3E%3Cscript%3E',
      'surface=url(//evil.example/x)',
      'text=var(--x)',
      'radius=1e9',
      'font=x%27;}',
      'font=',
    ]) {
      expect((await get(`/frame/product/${preformId}?${hostile}`)).status, hostile).toBe(400);
    }
  });

  it('of a button has a transparent background', async () => {
    const frameStyle = async (element: string) =>
      /<style>(.*)<\/style>/.exec(
        String((await get(`/frame/${element}/${preformId}?text=eeeeee`)).body),
      )?.[1];
    expect(await frameStyle('follow')).toContain('{color-scheme:light dark;--mr-text:#eeeeee}');
    expect(await frameStyle('product')).toContain(';--mr-surface:#161b23;--mr-text:#eeeeee}');
  });

  it('answers 404 with a link to the community for a missing card', async () => {
    const { status, headers, body } = await get(`/frame/product/${missingId}`);
    expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(body).toContain('This page doesn’t exist or was removed.');
    expect(body).toContain(`<a href="${webUrl}/">Millrace</a>`);
    expect((await get('/frame/product/x')).status).toBe(404);
    expect((await get(`/frame/person/${preformId}`)).status).toBe(404);
  });
});

describe('oEmbed', () => {
  const page = encodeURIComponent(`${webUrl}/product/preform-silica-glass/${preformId}?tab=suppliers`);

  it('describes the card of a product page', async () => {
    const description = parseAnswer(await get(`/oembed?url=${page}&maxwidth=600`));
    expect(description).toMatchObject({
      version: '1.0',
      type: 'rich',
      title: 'Preform silica glass',
      provider_name: 'Millrace',
      width: 600,
    });
    expect(description.html).toContain(`src="${webUrl}/embed/v1/frame/product/${preformId}"`);
  });

  it('describes the card in the requested language, else in English', async () => {
    const german = parseAnswer(await get(`/oembed?url=${page}&lang=de`));
    expect(german.html).toContain(`/embed/v1/frame/product/${preformId}?lang=de"`);
    expect(parseAnswer(await get(`/oembed?url=${page}&lang=xx`)).html).toContain(`/product/${preformId}"`);
  });

  it('describes companies and events', async () => {
    for (const [path, element] of [
      [`company/kvarnholm-optik-ab/${companyId}`, 'company'],
      [`events/${eventId}`, 'event'],
    ]) {
      const { html } = parseAnswer(await get(`/oembed?url=${encodeURIComponent(`${webUrl}/${path}`)}`));
      expect(html).toContain(`/embed/v1/frame/${element}/`);
    }
  });

  it('returns type link when maxwidth or maxheight is too small', async () => {
    expect(parseAnswer(await get(`/oembed?url=${page}&maxheight=50`))).toMatchObject({ type: 'link' });
    expect(parseAnswer(await get(`/oembed?url=${page}&maxwidth=100`))).toMatchObject({ type: 'link' });
  });

  it.each([
    [392, 392, ''],
    [300, 144, '?layout=strip'],
    [100, 56, '?layout=compact'],
  ])('takes the most roomy layout for a maxheight of %i px', async (maxHeight, height, query) => {
    const description = parseAnswer(await get(`/oembed?url=${page}&maxheight=${maxHeight}`));
    expect(description).toMatchObject({ type: 'rich', height });
    expect(description.html).toContain(`/frame/product/${preformId}${query}"`);
  });

  it('answers in XML where that is asked for', async () => {
    const { headers, body } = await get(`/oembed?url=${page}&format=xml`);
    expect(headers['content-type']).toContain('text/xml');
    expect(String(body)).toContain('<oembed><version>1.0</version><title>Preform silica glass</title>');
    expect(String(body)).toContain('<html>&#60;iframe src=');
  });

  it('answers 404 to foreign addresses and 501 to formats that there are not', async () => {
    expect((await get('/oembed?url=https%3A%2F%2Fevil.example%2Fproduct%2Fx%2Fy')).status).toBe(404);
    expect((await get('/oembed')).status).toBe(404);
    expect((await get(`/oembed?url=${page}&format=yaml`)).status).toBe(501);
  });
});

describe('onEvents', () => {
  const page = { origin: 'https://journal.example', 'user-agent': 'Firefox' };
  const product = { element: 'product', id: preformId };

  it('receives views and fallbacks by site', async () => {
    const asked = `/${served.version}/cards?product.${preformId.toUpperCase()}.de,product.${missingId}.en,nothing.x`;
    const first = await get(asked, page);
    const told = {
      site: 'https://journal.example',
      events: [
        { event: 'view', ...product },
        { event: 'fallback', element: 'product', id: missingId },
      ],
      userAgent: 'Firefox',
    };
    expect(served.seen).toEqual([told]);
    // A browser that asks whether its card is still the newest shows it as well.
    await get(asked, { ...page, 'if-none-match': first.headers.etag ?? '' });
    expect(served.seen).toEqual([told, told]);
    // The answer is the same for all sites, so that caches keep it.
    expect(await get(asked, { ...page, origin: 'https://other.example' })).toEqual(first);
    expect(first.headers.vary).toBe('Accept-Encoding');
  });

  it('receives the view of a frame once, for the framing site', async () => {
    await get(`/frame/product/${preformId}`, { referer: 'https://journal.example/article' });
    const own = `${webUrl}/embed/v1/frame/product/${preformId}`;
    await get(`/${served.version}/cards?product.${preformId}.en`, { referer: own });
    expect(served.seen).toMatchObject([
      { site: 'https://journal.example', events: [{ event: 'view', ...product }] },
    ]);
  });

  it('receives nothing without an origin, from our own site, or while the API fails', async () => {
    const url = `/${served.version}/cards?product.${preformId}.en`;
    for (const origin of ['null', webUrl, 'javascript:alert(1)', '', 'https://']) await get(url, { origin });
    await get(url);
    await get(`/frame/product/${preformId}`, { referer: `${webUrl}/widgets` });
    await served.handle({ method: 'HEAD', url, headers: page });
    await get(`/millrace.js`, page);
    const down = demoApi({ product: () => Promise.reject(new Error('down')) });
    served.handle = await createEmbedHandler({ api: down, webUrl, onEvents: (one) => served.seen.push(one) });
    await get(url, page);
    expect(served.seen).toEqual([]);
  });

  it('receives clicks from pages and frames', async () => {
    const press = (url: string) => served.handle({ method: 'POST', url, headers: page });
    const { status, body, headers } = await press(`/pressed?product.${preformId}.de`);
    expect([status, body, headers['cache-control']]).toEqual([204, '', 'no-store']);
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(served.seen).toMatchObject([
      { site: 'https://journal.example', events: [{ event: 'interaction', ...product }] },
    ]);
    const frame = `${webUrl}/embed/v1/frame/product/${preformId}`;
    for (const referer of [frame, `${frame}?on=https%3A%2F%2Fjournal.example`]) {
      const headers = { origin: webUrl, referer };
      await served.handle({ method: 'POST', url: `/pressed?product.${preformId}.de`, headers });
    }
    expect(served.seen.map(({ site }) => site)).toEqual([
      'https://journal.example',
      'https://journal.example',
    ]);
    for (const key of ['', 'product', 'frame.x', `product.${preformId}x`]) {
      expect((await press(`/pressed?${key}`)).status).toBe(400);
    }
    expect((await get(`/pressed?product.${preformId}.de`, page)).status).toBe(404);
    expect(served.seen).toHaveLength(2);
  });
});
