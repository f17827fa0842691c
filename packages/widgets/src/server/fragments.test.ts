import { describe, expect, it } from 'vitest';
import { fragmentKey } from '../loader/fragment-key';
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
  it('answers the keys in their order, with a text for what does not exist', async () => {
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

  it('does not let a key that makes no sense spoil the others', async () => {
    const given = await readCards(
      'constructor.x.en',
      'product.undefined.en',
      `product.${preformId}.undefined`,
    );
    expect(given.map(isNote)).toEqual([true, true, false]);
  });

  it('takes whatever a page writes into its attributes for a part of their own key', async () => {
    const written = (rel: string, id = heliumId) =>
      fragmentKey({
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

  it('writes names and keys as texts, whatever they hold, and is no page', async () => {
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

  it('is fresh for a minute, and then may be shown while it is fetched', async () => {
    const { headers } = await cards(`product.${preformId}.en`);
    expect(headers['cache-control']).toMatch(/public, max-age=60, stale-while-revalidate=\d+/);
  });

  it('asks the API once a minute for a card, however many ask', async () => {
    await Promise.all([cards(`product.${preformId}.en`), cards(`product.${preformId}.fr`)]);
    served.clock = 59_000;
    await cards(`product.${preformId}.en`);
    expect(served.api.asked).toEqual([`product ${preformId}`]);
    served.clock = 61_000;
    await cards(`product.${preformId}.en`);
    expect(served.api.asked).toHaveLength(2);
  });

  it('refuses no card, and more than two hundred', async () => {
    expect((await get(`/${served.version}/cards`)).status).toBe(400);
    const many = Array.from({ length: 201 }, () => `product.${preformId}.en`);
    expect((await cards(...many)).status).toBe(400);
    expect((await cards(...many.slice(1))).status).toBe(200);
  });

  it('shows the last card while the API fails, and does not remember a failure', async () => {
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

  it('gives a page that runs another version cards to look at, with nothing to bring to life', async () => {
    const known = await readCards(`product.${preformId}.en`);
    const [card, warning] = cardsIn(await get(`/00000000/cards?product.${preformId}.en`));
    expect(known.map((one) => attribute(one, PROPS))).toEqual(['"Following"']);
    expect(card?.[1]).not.toContain(PROPS);
    expect(warning).toEqual(['p', ['title', 'version'], expect.stringContaining('has ended')]);
    expect((await get('/00000000/live.js')).status).toBe(404);
  });
});

describe('what has changed since the snippet was pasted', () => {
  it('shows the successor of a product that was merged, with all that is about it', async () => {
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

  it('leaves the fallback of a product that was removed', async () => {
    const given = await readCards(`product.${missingId}.en`, `feed.${missingId}.en`, `quote.${missingId}.en`);
    // A note is what the console says; the fallback stays.
    expect(given).toHaveLength(3);
    for (const card of given)
      expect(card).toEqual(['p', ['title', 'missing'], expect.stringContaining('is not there to be shown')]);
  });
});

it('gives a page that runs an earlier version all that it did', async () => {
  const earlier = { ...(await openRelease(await releaseFolder())), version: 'abcdef01' };
  served.handle = await createEmbedHandler({ api: served.api, webUrl, earlier: [earlier] });
  const answer = cardsIn(await get(`/abcdef01/cards?product.${preformId}.en`));
  expect(answer.map((one) => attribute(one, PROPS))).toEqual(['"Following"']);
  expect((await get('/abcdef01/millrace.js')).status).toBe(200);
});
