import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { companyId, demoApi, eventId, heliumId, preformId } from '../testing/demo-api';
import { answerText, missingId, serveEmbeds, webUrl } from '../testing/serve-embeds';
import type { EmbedAnswer } from './answer';
import { createEmbedHandler } from './embed-handler';
import { currentScripts, type ReleasedVersion } from './release-list';

const served = serveEmbeds();

const get = (url: string, headers: Record<string, string> = {}) =>
  served.handle({ method: 'GET', url, headers });
const parseAnswer = (answer: EmbedAnswer) => JSON.parse(answerText(answer));

describe('everything that is embedded', () => {
  it('is public, without cookies, for pages of any origin', async () => {
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

  it('has a tag, and is not sent again to those who have it', async () => {
    const first = await get('/millrace.js');
    const again = await get('/millrace.js', { 'if-none-match': first.headers.etag ?? '' });
    expect(again.status).toBe(304);
    expect(again.body).toBe('');
  });

  it('is compressed as the asker can read it', async () => {
    const plain = answerText(await get('/millrace.js'));
    const brotli = await get('/millrace.js', { 'accept-encoding': 'gzip, deflate, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.body).toString()).toBe(plain);
    const gzip = await get('/millrace.js', { 'accept-encoding': 'gzip, br;q=0' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(plain);
  });

  it('travels in at most 1.1 KB each: the loader, and the answer with the first product, company or event', async () => {
    const first = [`product.${preformId}.en`, `company.${companyId}.en`, `event.${eventId}.en`];
    for (const url of ['/millrace.js', ...first.map((key) => `/${served.version}/cards?${key}`)]) {
      const { body, headers } = await get(url, { 'accept-encoding': 'br' });
      expect(headers['content-encoding']).toBe('br');
      expect(body.length, url).toBeLessThanOrEqual(1_100);
      // It was compressed once.
      expect((await get(url, { 'accept-encoding': 'br' })).body).toBe(body);
    }
  });

  it('keeps under a version what never changes, and for minutes what may', async () => {
    expect((await get(`/${served.version}/live.js`)).headers['cache-control']).toContain('immutable');
    expect((await get(`/${served.version}/font.woff2`)).headers['content-type']).toBe('font/woff2');
    expect((await get('/millrace.js')).headers['cache-control']).toContain('max-age=600');
  });

  it('is listed with the hash of each script, under addresses that never change', async () => {
    const { headers, body } = await get('/releases.json');
    expect(headers['cache-control']).toContain('max-age=600');
    const { releases } = JSON.parse(String(body)) as { releases: ReleasedVersion[] };
    expect(releases.map((release) => release.version)).toEqual([served.version]);
    const scripts = releases[0]?.scripts ?? [];
    expect(scripts.map(({ name }) => name)).toEqual(['frame.js', 'live.js', 'millrace.js', 'suite.js']);
    for (const { path, integrity, bytes } of scripts) {
      const script = await get(path.replace('/embed/v1', ''));
      expect(script.headers['cache-control']).toContain('immutable');
      const hash = createHash('sha256').update(script.body).digest('base64');
      expect([integrity, bytes]).toEqual([`sha256-${hash}`, Buffer.from(script.body).length]);
    }
    expect(await currentScripts()).toEqual(releases[0]);
  });

  it('answers HEAD as GET, and refuses to be written to', async () => {
    const head = await served.handle({ method: 'HEAD', url: '/millrace.js', headers: {} });
    expect(head).toEqual(await get('/millrace.js'));
    expect((await served.handle({ method: 'POST', url: '/millrace.js', headers: {} })).status).toBe(405);
    expect((await get('/nothing')).status).toBe(404);
    expect((await get(`/${served.version}/release.json`)).status).toBe(404);
    expect((await get(`/${served.version}/..%2Frenderer.js`)).status).toBe(404);
  });
});

describe('a frame', () => {
  it('holds one card, on a page that loads nothing of others', async () => {
    const { status, headers, body } = await get(`/frame/product/${preformId}?lang=de&theme=dark`);
    expect(status).toBe(200);
    expect(headers['content-security-policy']).toMatch(
      /default-src 'none'.*frame-ancestors \*.*trusted-types/,
    );
    expect(body).toContain(`<millrace-product data-id="${preformId}" data-theme="dark">`);
    expect(body).toContain('<html lang="de">');
    expect(body).toContain(`<a href="${webUrl}/product/preform-silica-glass/${preformId}">`);
  });

  it('says when to come again, where it cannot be made', async () => {
    const down = demoApi({ product: () => Promise.reject(new Error('down')) });
    served.handle = await createEmbedHandler({ api: down, webUrl });
    const { status, headers, body } = await get(`/frame/product/${heliumId}?lang=de`);
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store']);
    expect(body).toContain('Das lässt sich gerade nicht anzeigen.');
  });

  it('passes on how much is to be shown', async () => {
    const { body } = await get(`/frame/suppliers/${preformId}?rows=8&rel=sponsored`);
    expect(body).toContain(`<millrace-suppliers data-id="${preformId}" data-rows="8" data-rel="sponsored">`);
  });

  it('keeps no more room for a button than a button takes', async () => {
    const { body } = await get(`/frame/follow/${preformId}?part=invite`);
    expect(body).toContain(`<millrace-follow data-id="${preformId}" data-part="invite" data-height="44">`);
  });

  it('writes what it is told as text', async () => {
    const { body } = await get(`/frame/product/${preformId}?lang=%22%3E%3Cscript%3E&theme=%22onload=`);
    expect(body).not.toContain('"><script>');
    expect(body).not.toContain('"onload=');
  });

  it('wears the colours of the page, which its policy lets through, and refuses what is no colour', async () => {
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

  it('of a button has the text that is chosen and no ground, being on that of the page', async () => {
    const frameStyle = async (element: string) =>
      /<style>(.*)<\/style>/.exec(
        String((await get(`/frame/${element}/${preformId}?text=eeeeee`)).body),
      )?.[1];
    expect(await frameStyle('follow')).toContain('{color-scheme:light dark;--mr-text:#eeeeee}');
    expect(await frameStyle('product')).toContain(';--mr-surface:#161b23;--mr-text:#eeeeee}');
  });

  it('of what does not exist, or no longer, is not found, and leads to the community', async () => {
    const { status, headers, body } = await get(`/frame/product/${missingId}`);
    expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(body).toContain('This is not there to be shown, or no longer.');
    expect(body).toContain(`<a href="${webUrl}/">Millrace</a>`);
    expect((await get('/frame/product/x')).status).toBe(404);
    expect((await get(`/frame/person/${preformId}`)).status).toBe(404);
  });
});

describe('oEmbed', () => {
  const page = encodeURIComponent(`${webUrl}/product/preform-silica-glass/${preformId}?tab=suppliers`);

  it('unfurls the address of a product page', async () => {
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

  it('unfurls in the language that is wished, and in English where there is no such language', async () => {
    const german = parseAnswer(await get(`/oembed?url=${page}&lang=de`));
    expect(german.html).toContain(`/embed/v1/frame/product/${preformId}?lang=de"`);
    expect(parseAnswer(await get(`/oembed?url=${page}&lang=xx`)).html).toContain(`/product/${preformId}"`);
  });

  it('unfurls companies and events', async () => {
    for (const [path, element] of [
      [`company/kvarnholm-optik-ab/${companyId}`, 'company'],
      [`events/${eventId}`, 'event'],
    ]) {
      const { html } = parseAnswer(await get(`/oembed?url=${encodeURIComponent(`${webUrl}/${path}`)}`));
      expect(html).toContain(`/embed/v1/frame/${element}/`);
    }
  });

  it('offers a link where there is no room', async () => {
    expect(parseAnswer(await get(`/oembed?url=${page}&maxheight=100`))).toMatchObject({ type: 'link' });
  });

  it('knows no addresses of others and no XML', async () => {
    expect((await get('/oembed?url=https%3A%2F%2Fevil.example%2Fproduct%2Fx%2Fy')).status).toBe(404);
    expect((await get('/oembed')).status).toBe(404);
    expect((await get(`/oembed?url=${page}&format=xml`)).status).toBe(501);
  });
});

describe('what is told of cards, for counting', () => {
  const page = { origin: 'https://journal.example', 'user-agent': 'Firefox' };
  const product = { element: 'product', id: preformId };

  it('is which were given to pages of which site, and what there was none of', async () => {
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

  it('is the site that a frame stands on, once', async () => {
    await get(`/frame/product/${preformId}`, { referer: 'https://journal.example/article' });
    const own = `${webUrl}/embed/v1/frame/product/${preformId}`;
    await get(`/${served.version}/cards?product.${preformId}.en`, { referer: own });
    expect(served.seen).toMatchObject([
      { site: 'https://journal.example', events: [{ event: 'view', ...product }] },
    ]);
  });

  it('is nothing where no page says what it is, nor of our own, nor while the API fails', async () => {
    const url = `/${served.version}/cards?product.${preformId}.en`;
    for (const origin of ['null', webUrl, 'javascript:alert(1)', '', 'https://']) await get(url, { origin });
    await get(url);
    await get(`/frame/product/${preformId}`, { referer: `${webUrl}/widgets` });
    await served.handle({ method: 'HEAD', url, headers: page });
    await get(`/millrace.js`, page);
    const down = demoApi({ product: () => Promise.reject(new Error('down')) });
    served.handle = await createEmbedHandler({ api: down, webUrl, onSeen: (one) => served.seen.push(one) });
    await get(url, page);
    expect(served.seen).toEqual([]);
  });

  it('is that a button was pressed, in a page or a frame on it, without a cookie or an answer', async () => {
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
