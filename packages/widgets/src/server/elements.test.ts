import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { releaseFolder } from '../release/from-source';
import { openRelease, type Release } from '../release/release';
import type { Tree, TreeElement } from '../shared/payload';
import {
  companyId,
  demoApi,
  eventId,
  gyroscopeId,
  heliumId,
  navigationId,
  preformId,
} from '../testing/demo-api';
import { CardCache } from './card-cache';
import { type CardRequest, parseCardRequest } from './card-request';

const webUrl = 'https://www.millrace.example';
let release: Release;
let api: ReturnType<typeof demoApi>;

beforeAll(async () => {
  release = await openRelease(await releaseFolder());
}, 30_000);

beforeEach(() => {
  api = demoApi();
});

/** The card that a page asks for, as it travels. */
async function renderCard(asked: CardRequest) {
  const key = parseCardRequest(asked, release.renderer);
  return key && new CardCache({ api, webUrl, now: () => 0 }).get(release, key);
}

async function renderTree(
  element: string,
  id: string,
  wishes: Partial<CardRequest> = {},
): Promise<TreeElement> {
  const card = await renderCard({ element, id, ...wishes });
  if (!card) throw new Error('There is no card');
  return card.tree;
}

const find = (tree: Tree, tag: string): TreeElement[] => {
  if (typeof tree === 'string') return [];
  const [own, , ...children] = tree;
  return [...(own === tag ? [tree] : []), ...children.flatMap((child) => find(child, tag))];
};
const treeText = (tree: Tree): string =>
  typeof tree === 'string'
    ? tree
    : tree
        .slice(2)
        .map((child) => treeText(child as Tree))
        .join('');
const elementTexts = (tree: Tree, tag: string) => find(tree, tag).map(treeText);
const attribute = ([, flat]: TreeElement, name: string) =>
  flat.includes(name) ? flat[flat.indexOf(name) + 1] : undefined;
const linkHrefs = (tree: Tree) => find(tree, 'a').map((link) => attribute(link, 'href'));

describe('suppliers', () => {
  it('lists five suppliers with type and country, and links to all', async () => {
    const tree = await renderTree('suppliers', preformId);
    expect(elementTexts(tree, 'h3')).toEqual(['Suppliers of Preform silica glass']);
    expect(treeText(tree)).toContain('38 companies');
    expect(find(tree, 'li')).toHaveLength(5);
    expect(elementTexts(tree, 'li')[0]).toBe('Supplier 1Manufacturer · Sweden');
    const via = `via=suppliers.${preformId}`;
    expect(linkHrefs(tree)[0]).toBe(`${webUrl}/company/supplier-1/${companyId}?${via}`);
    expect(linkHrefs(tree).at(-1)).toBe(
      `${webUrl}/product/preform-silica-glass/${preformId}?tab=suppliers&via=suppliers`,
    );
  });

  it.each([
    ['3', 3],
    ['0', 5],
    ['8', 5],
    ['-3', 1],
    ['many', 5],
  ])('data-rows="%s" shows %i rows', async (rows, count) => {
    expect(find(await renderTree('suppliers', preformId, { rows }), 'li')).toHaveLength(count);
  });

  it('falls back to 20 rows for a renderer without rowsMax', () => {
    const { elements, ...renderer } = release.renderer;
    const earlier = elements.map(({ name, interactive, low }) => ({ name, interactive, low }));
    const asked = { element: 'suppliers', id: preformId, rows: '8' };
    expect(parseCardRequest(asked, { ...renderer, elements: earlier })?.rows).toBe(8);
  });

  it('says when there are no suppliers', async () => {
    const tree = await renderTree('suppliers', heliumId);
    expect(treeText(tree)).toContain('No suppliers yet.');
    expect(find(tree, 'li')).toEqual([]);
  });
});

describe('layouts', () => {
  it.each(['product', 'company', 'event'])(
    'a compact %s has a mark, a name, one fact and its deed',
    async (element) => {
      const ids: Record<string, string> = { company: companyId, event: eventId };
      const tree = await renderTree(element, ids[element] ?? preformId, { layout: 'compact' });
      expect(find(tree, 'dl')).toEqual([]);
      expect(find(tree, 'img')).toHaveLength(1);
      expect(elementTexts(tree, 'p')).toEqual([
        { product: '38 companies', company: '12 products', event: 'Mar 17–20, 2027' }[element],
      ]);
      const [article] = find(tree, 'article');
      expect(article && attribute(article, 'aria-label')).toBe(elementTexts(tree, 'h3')[0]);
    },
  );

  it.each(['suppliers', 'events', 'feed', 'value-chain'])(
    'a compact card of %s has its title and number',
    async (element) => {
      const tree = await renderTree(element, preformId, { layout: 'compact' });
      expect(find(tree, 'article')).toHaveLength(1);
      expect(find(tree, 'li')).toEqual([]);
      expect(elementTexts(tree, 'p')[0]).toMatch(/^\d/);
    },
  );

  it('follows from a height that has no room for the usual one', async () => {
    const layoutFor = (element: string, height: string) =>
      parseCardRequest({ element, id: preformId, height }, release.renderer)?.layout;
    expect(['392', '304', '200', '60'].map((height) => layoutFor('product', height))).toEqual([
      ...['', '', 'strip', 'compact'],
    ]);
    expect(layoutFor('follow', '44')).toBe('');
  });

  it('sends only the rules of the layouts that are asked for', async () => {
    const cards = await Promise.all(
      ['', 'strip', 'compact'].map((layout) => renderCard({ element: 'product', id: preformId, layout })),
    );
    const [usual = '', strip = '', compact = ''] = cards.map((card) => (card ? release.sheet([card]) : ''));
    expect(usual).not.toContain(',144px)');
    expect(strip).toContain(',144px)');
    expect(compact).toContain(',56px)');
    expect(compact).not.toContain(',144px)');
  });
});

it('lists wear a logo or a seal with the sector, and say what they leave out', async () => {
  const tree = await renderTree('suppliers', preformId);
  expect(find(tree, 'li').map((row) => find(row, 'img').length)).toEqual([1, 1, 1, 1, 1]);
  const marks = find(tree, 'li').flatMap((row) => find(row, 'img').map((img) => attribute(img, 'src')));
  expect(marks[0]).toBe(`${webUrl}/art/v2/none/seal/supplier-1.svg`);
  expect(elementTexts(tree, 'a').at(-1)).toBe('Millraceand 33 more · All suppliers');
  const logos = demoApi({
    suppliers: async () => ({
      items: [
        {
          ...{ company_id: companyId, company_name: 'Kvarnholm', country: null, type: 'MANUFACTURER' },
          ...{ sector: 'optical-fiber', logo: '/files/logo.webp' },
        },
      ],
      count: 1,
    }),
  });
  api = logos;
  const one = await renderTree('suppliers', preformId);
  expect(find(one, 'img').map((img) => attribute(img, 'src'))).toEqual([
    `${webUrl}/files/logo.webp`,
    // Fills the room of the four rows that there are not.
    `${webUrl}/art/v2/optical-fiber/plate/preform-silica-glass.svg`,
  ]);
});

describe('a company', () => {
  it('shows country, products, followers and cover picture', async () => {
    const card = await renderCard({ element: 'company', id: companyId });
    expect(elementTexts(card?.tree ?? '', 'dd')).toEqual(['12', '1,204', 'Optical Fiber']);
    expect(JSON.stringify(card?.tree)).toContain(`${webUrl}/files/kvarnholm.webp`);
    expect(elementTexts(card?.tree ?? '', 'button')).toEqual(['Follow']);
    expect(card?.props).toBe('Following');
  });
});

it('isolates names in right-to-left text', async () => {
  const [button] = find(await renderTree('follow', preformId, { lang: 'ar' }), 'button');
  expect(button && treeText(button)).toContain('\u2068Preform silica glass\u2069');
  const [quote] = find(await renderTree('quote', preformId, { lang: 'ar' }), 'a');
  expect(quote && treeText(quote)).toBe('طلب عرض سعر لـ \u2068Preform silica glass\u2069');
  for (const element of ['suppliers', 'events', 'feed']) {
    const [list] = elementTexts(await renderTree(element, preformId, { lang: 'ar' }), 'h3');
    expect(list, element).toMatch(/^[^\u2068]+\u2068Preform silica glass\u2069$/);
  }
  expect(elementTexts(await renderTree('suppliers', preformId), 'h3')).toEqual([
    'Suppliers of Preform silica glass',
  ]);
  const [title] = find(await renderTree('company', companyId, { lang: 'ar' }), 'h3');
  expect(title && attribute(title, 'dir')).toBe('auto');
});

it('names countries in the language of the card', async () => {
  const about = async (element: string, id: string) =>
    treeText(await renderTree(element, id, { lang: 'de' }));
  expect(await about('company', companyId)).toContain('Schweden');
  expect(await about('suppliers', preformId)).toContain('Hersteller · Schweden');
  expect(await about('event', eventId)).toContain('Gothenburg, Schweden');
  expect(treeText(await renderTree('company', companyId, { lang: 'ja' }))).toContain('スウェーデン');
});

describe('an event', () => {
  it('shows its dates in its own time zone, and leads to attendance in a new tab', async () => {
    const tree = await renderTree('event', eventId);
    expect(elementTexts(tree, 'dd')).toEqual(['Mar 17–20, 2027', '31']);
    expect(elementTexts(tree, 'p')[0]).toBe('Gothenburg, Sweden');
    const attend = find(tree, 'a').find((link) => treeText(link) === 'Attend');
    expect(attend && attribute(attend, 'href')).toBe(`${webUrl}/events/${eventId}?via=event`);
    expect(attend && attribute(attend, 'target')).toBe('_blank');
  });
});

describe('events', () => {
  it.each([
    ['a product', preformId, 'Events about Preform silica glass'],
    ['a company', companyId, 'Events about Kvarnholm Optik AB'],
    ['a sector', 'optical-fiber', 'Events about Optical Fiber'],
  ])('lists the events of %s', async (_, id, title) => {
    const tree = await renderTree('events', id);
    expect(elementTexts(tree, 'h3')).toEqual([title]);
    expect(elementTexts(tree, 'li')).toEqual(['Fibre Days GothenburgMar 17–20, 2027 · Gothenburg, Sweden']);
  });

  it('accepts known sectors only, and for events only', async () => {
    expect(await renderCard({ element: 'events', id: 'knitting' })).toBeNull();
    expect(await renderCard({ element: 'feed', id: 'optical-fiber' })).toBeNull();
  });
});

describe('a feed', () => {
  it('shows public posts only, even if the API returns private ones', async () => {
    const tree = await renderTree('feed', preformId);
    expect(elementTexts(tree, 'b')).toEqual(['Furnace 1 is lit', 'Furnace 3 is lit']);
    expect(treeText(tree)).toContain('Astrid Hallberg · Kvarnholm Optik AB · Nov 20, 2026');
    expect(JSON.stringify(tree)).not.toContain('For partners only');
    expect(elementTexts(await renderTree('feed', companyId), 'h3')).toEqual([
      'Posts about Kvarnholm Optik AB',
    ]);
  });
});

describe('buttons', () => {
  it('follow a product or a company', async () => {
    for (const [id, name] of [
      [preformId, 'Preform silica glass'],
      [companyId, 'Kvarnholm Optik AB'],
    ] as const) {
      const card = await renderCard({ element: 'follow', id });
      expect(elementTexts(card?.tree ?? '', 'button')).toEqual([`Follow ${name}`]);
      expect(card?.props).toEqual([`Following ${name}`, name]);
    }
  });

  it('lead to the invitation and to the quote request in a new tab', async () => {
    const page = `${webUrl}/product/preform-silica-glass/${preformId}`;
    const [invite] = find(await renderTree('follow', preformId, { part: 'invite' }), 'a');
    expect(invite && attribute(invite, 'href')).toBe(`${page}/invite?login=true&via=follow`);
    const [quote] = find(await renderTree('quote', preformId), 'a');
    expect(quote && attribute(quote, 'href')).toBe(`${page}?tab=suppliers&via=quote`);
    expect(quote && attribute(quote, 'target')).toBe('_blank');
    expect(quote && treeText(quote)).toBe('Request a quote for Preform silica glass');
  });
});

describe('a value chain', () => {
  it('draws the whole chain as a figure', async () => {
    const tree = await renderTree('value-chain', preformId, { part: 'whole' });
    expect(find(tree, 'svg').length).toBeGreaterThan(1);
    expect(find(tree, 'li')).toEqual([]);
  });

  it('lists applications down to the chosen depth', async () => {
    const one = await renderTree('value-chain', preformId, { part: '1' });
    expect(elementTexts(one, 'b')).toEqual(['Fiber-optic gyroscope']);
    const two = await renderTree('value-chain', preformId, { part: '2' });
    expect(elementTexts(two, 'b')).toEqual(['Fiber-optic gyroscope', 'Inertial navigation unit']);
    expect(elementTexts(two, 'li')[1]).toContain('‹ Fiber-optic gyroscope');
    const arabic = await renderTree('value-chain', preformId, { part: '2', lang: 'ar' });
    expect(elementTexts(arabic, 'li')[1]).toContain('Fiber-optic gyroscope ›');
  });

  it('shows the path to one product, and nothing without a path', async () => {
    const tree = await renderTree('value-chain', preformId, { part: navigationId });
    expect(elementTexts(tree, 'h3')).toEqual(['From Preform silica glass to Inertial navigation unit']);
    expect(elementTexts(tree, 'b')).toEqual([
      'Preform silica glass',
      'Fiber-optic gyroscope',
      'Inertial navigation unit',
    ]);
    expect(treeText(tree)).toContain('2 steps');
    expect(await renderCard({ element: 'value-chain', id: preformId, part: heliumId })).toBeNull();
    expect(await renderCard({ element: 'value-chain', id: preformId, part: 'sideways' })).toBeNull();
  });

  /** A product whose uses are told apart by number, of which the last leads on to navigation. */
  const withManyUses = () => {
    const use = (at: number) => ({
      application: `77777777-7777-5777-8777-0000000000${String(at).padStart(2, '0')}`,
      application_title: `Use ${String(at).padStart(2, '0')}`,
      sector: null,
      childApplications: at === 12 ? 1 : 0,
    });
    const uses = Array.from({ length: 12 }, (_, at) => use(at + 1));
    const onward = { ...use(99), application: navigationId, application_title: 'Inertial navigation unit' };
    return demoApi({
      applications: async (id, limit = 5) =>
        id === preformId ? uses.slice(0, limit) : id === use(12).application ? [onward] : [],
    });
  };

  it('finds a path through any application, and reads only products on the way', async () => {
    api = withManyUses();
    const tree = await renderTree('value-chain', preformId, { part: navigationId });
    expect(elementTexts(tree, 'b')).toEqual(['Preform silica glass', 'Use 12', 'Inertial navigation unit']);
    expect(api.asked.filter((call) => call.startsWith('applications'))).toHaveLength(2);
  });

  it('limits applications to data-rows, and shows the total', async () => {
    api = withManyUses();
    const tree = await renderTree('value-chain', preformId, { part: '1', rows: '6' });
    expect(find(tree, 'li')).toHaveLength(6);
    // As the product's own card says it.
    expect(treeText(tree)).toContain('8 applications');
    expect(find(await renderTree('value-chain', preformId, { part: '1', rows: '20' }), 'li')).toHaveLength(
      12,
    );
  });

  it('stops at cycles', async () => {
    const circle = [
      { application: gyroscopeId, application_title: 'Gyroscope', sector: null, childApplications: 1 },
    ];
    api = demoApi({ applications: async () => circle });
    const tree = await renderTree('value-chain', preformId, { part: '4', rows: '20' });
    expect(elementTexts(tree, 'b')).toEqual(['Gyroscope']);
    expect(api.asked.filter((call) => call.startsWith('applications')).length).toBeLessThan(10);
  });
});

describe('data-rel', () => {
  it('adds the known relations to every link', async () => {
    const tree = await renderTree('suppliers', preformId, { rel: 'Sponsored nofollow evil' });
    expect(new Set(find(tree, 'a').map((link) => attribute(link, 'rel')))).toEqual(
      new Set(['nofollow sponsored']),
    );
    const [quote] = find(await renderTree('quote', preformId, { rel: 'sponsored' }), 'a');
    expect(quote && attribute(quote, 'rel')).toBe('sponsored');
    expect(
      find(await renderTree('suppliers', preformId), 'a').map((link) => attribute(link, 'rel')),
    ).not.toContain('sponsored');
  });

  it('is normalized, so that equal relations share a cache entry', async () => {
    const one = parseCardRequest(
      { element: 'product', id: preformId, rel: 'nofollow sponsored' },
      release.renderer,
    );
    const other = parseCardRequest(
      {
        element: 'product',
        id: preformId.toUpperCase(),
        rel: ' SPONSORED  nofollow',
        lang: 'en-GB',
        rows: '5',
      },
      release.renderer,
    );
    expect(one).toEqual(other);
  });
});

it('every element renders only tags that a strict CSP allows, with balanced styles', async () => {
  for (const { name } of release.renderer.elements) {
    const id = { company: companyId, event: eventId }[name] ?? preformId;
    const card = await renderCard({ element: name, id });
    if (!card) throw new Error(`There is no ${name}`);
    const names = (tree: Tree): string[] =>
      typeof tree === 'string'
        ? []
        : [...tree[1].filter((_, at) => at % 2 === 0), ...tree.slice(2).flatMap((one) => names(one as Tree))];
    expect(names(card.tree).filter((one) => one === 'style' || one.startsWith('on'))).toEqual([]);
    const sheet = release.sheet([card]);
    expect(sheet.split('{'), name).toHaveLength(sheet.split('}').length);
    expect(sheet, name).not.toMatch(
      /\drem\b|!important|@layer|undefined|--mr-(?!accent|card-height|font|on-accent|radius|surface|text)/,
    );
    expect(JSON.stringify(card.tree)).not.toContain('mrc_');
  }
});
