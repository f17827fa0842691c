import { describe, expect, it } from 'vitest';
import { buildCardKey } from '../loader/build-card-key';
import { releaseFolder } from '../release/from-source';
import { openRelease } from '../release/release';
import { PROPS, type TreeElement } from '../shared/payload';
import { demoApi, heliumId, mergedId, preformId } from '../testing/demo-api';
import { cardsIn, missingId, serveEmbeds, webUrl } from '../testing/serve-embeds';
import { createEmbedHandler } from './embed-handler';

const served = serveEmbeds();

const get = (url: string, headers: Record<string, string> = {}) =>
  served.handle({ method: 'GET', url, headers });
const cards = (...keys: string[]) => get(`/${served.version}/cards?${keys.join(',')}`);
const readCards = async (...keys: string[]) => cardsIn(await cards(...keys));
const attribute = ([, flat]: TreeElement, name: string) => flat[flat.indexOf(name) + 1];
const textsIn = (tree: TreeElement): string[] =>
  tree.slice(2).flatMap((child) => (typeof child === 'string' ? [child] : textsIn(child as TreeElement)));
const isNote = ([tag]: TreeElement) => tag === 'p';

describe('a batch of cards', () => {
  it('returns cards in the order of the keys, with a note for a missing one', async () => {
    const given = await readCards(
      `product.${heliumId}.en`,
      `product.${missingId}.en`,
      `product.${preformId}.en`,
      `value-chain.${preformId}.de`,
    );
    expect(given.map((card) => (isNote(card) ? card : JSON.stringify(card).includes('Preform')))).toEqual([
      false,
      [
        'p',
        ['title', 'missing'],
        `Millrace: product.${missingId}.en is not there to be shown; the fallback stays.`,
      ],
      true,
      true,
    ]);
  });

  it('returns a note for an invalid key, and the other cards', async () => {
    const given = await readCards(
      'constructor.x.en',
      'product.undefined.en',
      `product.${preformId}.undefined`,
    );
    expect(given.map(isNote)).toEqual([true, true, false]);
  });

  it('encodes attribute values, so that none can change another key', async () => {
    const written = (rel: string, id = heliumId) =>
      buildCardKey({
        localName: 'millrace-product',
        dataset: { id, rel },
        closest: () => null,
        getRootNode: () => ({}),
      } as unknown as HTMLElement);
    const given = await readCards(
      written('sponsored, nofollow'),
      written('#%&?', `${missingId}#,%`),
      '%',
      written('ugc', preformId),
    );
    expect(given).toHaveLength(4);
    expect(JSON.stringify(given[0])).toContain('nofollow sponsored');
    expect(JSON.stringify(given[0])).toContain('High-purity helium');
    expect(given.map(isNote)).toEqual([false, true, true, false]);
    expect(JSON.stringify(given[3])).toContain('Preform silica glass');
  });

  it('escapes names and keys, and cannot be opened as a page', async () => {
    const name = `"><script>alert(1)</script>&lt;'`;
    const named = demoApi({
      product: async () => ({ ...(await served.api.product(preformId)), name }) as never,
    });
    served.handle = await createEmbedHandler({ api: named, webUrl });
    const key = encodeURIComponent('<img src=x onerror=alert(1)>');
    const { headers, body } = await cards(`product.${preformId}.en`, key);
    expect(body).not.toMatch(/<script|<img src=x/);
    const [card = [''], note] = cardsIn({ status: 200, headers, body }) as TreeElement[];
    expect(textsIn(card as TreeElement)).toContain(name);
    expect(note?.[2]).toContain('<img src=x onerror=alert(1)> is not there');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).toContain('sandbox');
  });

  it('is cached for a minute, then stale-while-revalidate', async () => {
    const { headers } = await cards(`product.${preformId}.en`);
    expect(headers['cache-control']).toMatch(/public, max-age=60, stale-while-revalidate=\d+/);
  });

  it('reads a card from the API once a minute, however many requests come', async () => {
    await Promise.all([cards(`product.${preformId}.en`), cards(`product.${preformId}.fr`)]);
    served.clock = 59_000;
    await cards(`product.${preformId}.en`);
    expect(served.api.asked).toEqual([`product ${preformId}`]);
    served.clock = 61_000;
    await cards(`product.${preformId}.en`);
    expect(served.api.asked).toHaveLength(2);
  });

  it('answers 400 to no keys and to more than 200', async () => {
    expect((await get(`/${served.version}/cards`)).status).toBe(400);
    const many = Array.from({ length: 201 }, () => `product.${preformId}.en`);
    expect((await cards(...many)).status).toBe(400);
    expect((await cards(...many.slice(1))).status).toBe(200);
  });

  it('serves a stale card while the API fails, and caches no failure', async () => {
    let fails = false;
    const flaky = demoApi({
      product: async () => {
        if (fails) throw new Error('down');
        return { ...(await served.api.product(preformId)), name: 'Glass' } as Awaited<
          ReturnType<typeof served.api.product>
        >;
      },
    });
    served.handle = await createEmbedHandler({ api: flaky, webUrl, now: () => served.clock });
    await cards(`product.${preformId}.en`);
    fails = true;
    served.clock = 120_000;
    expect((await readCards(`product.${preformId}.en`)).map(isNote)).toEqual([false]);
    const failed = await cards(`product.${heliumId}.en`);
    expect(cardsIn(failed)).toEqual([
      ['p', ['title', 'unavailable'], expect.stringContaining('could not be read')],
    ]);
    expect(failed.headers['cache-control']).toBe('no-store');
  });

  it('serves an unknown version cards without interactive props, and a deprecation note', async () => {
    const known = await readCards(`product.${preformId}.en`);
    const [card, warning] = cardsIn(await get(`/00000000/cards?product.${preformId}.en`));
    expect(known.map((one) => attribute(one, PROPS))).toEqual(['"Following"']);
    expect(card?.[1]).not.toContain(PROPS);
    expect(warning).toEqual(['p', ['title', 'version'], expect.stringContaining('has ended')]);
    expect((await get('/00000000/live.js')).status).toBe(404);
  });
});

describe('a product that changed after the snippet was pasted', () => {
  it('shows the product that it was merged into', async () => {
    const given = await readCards(
      `product.${mergedId}.en`,
      `suppliers.${mergedId}.en`,
      `value-chain.${mergedId}.en`,
    );
    for (const card of given) expect(JSON.stringify(card)).toContain('Preform silica glass');
    // But for what links say of the snippet, which is still that of the old one.
    expect(JSON.stringify(given)).toContain(`?via=product.${mergedId}"`);
    expect(JSON.stringify(given).replaceAll(/via=[a-z-]+\.[0-9a-f-]{36}/g, '')).not.toContain(mergedId);
    expect(served.api.asked).toContain(`suppliers ${preformId}`);
  });

  it('leaves the fallback when it was removed', async () => {
    const given = await readCards(`product.${missingId}.en`, `feed.${missingId}.en`, `quote.${missingId}.en`);
    // A note is what the console says; the fallback stays.
    expect(given).toHaveLength(3);
    for (const card of given)
      expect(card).toEqual(['p', ['title', 'missing'], expect.stringContaining('is not there to be shown')]);
  });
});

it('a page with an earlier version gets interactive cards of that version', async () => {
  const earlier = { ...(await openRelease(await releaseFolder())), version: 'abcdef01' };
  served.handle = await createEmbedHandler({ api: served.api, webUrl, earlier: [earlier] });
  const answer = cardsIn(await get(`/abcdef01/cards?product.${preformId}.en`));
  expect(answer.map((one) => attribute(one, PROPS))).toEqual(['"Following"']);
  expect((await get('/abcdef01/millrace.js')).status).toBe(200);
});
