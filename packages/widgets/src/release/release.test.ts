import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { writeBatch } from '../server/write-batch';
import type { EmbedProduct } from '../shared/element';
import type { Tree, TreeElement } from '../shared/payload';
import { heliumId, productNamed } from '../testing/demo-api';
import { releaseFolder } from './from-source';
import { integrityHash, openRelease, type Release, type ReleasedCard } from './release';

const context = {
  ...{ webUrl: 'https://millrace.example', language: 'en', rows: 5, part: '', layout: '', rel: '' },
  id: '00000000-0000-5000-8000-000000000000',
};
let release: Release;

beforeAll(async () => {
  release = await openRelease(await releaseFolder());
}, 30_000);

const bytes = (text: string | Uint8Array) => brotliCompressSync(text).length;
const file = (name: string) => release.files.get(name) ?? new Uint8Array();
const script = (name: string) => new TextDecoder().decode(file(name));
const productCard = (product: EmbedProduct) =>
  release.render('product', product, { ...context, id: product.id });
const releaseAnswer = (cards: ReleasedCard[]) => writeBatch(release.sheet(cards), cards);

describe('a release', () => {
  it('has a loader of at most 1.35 KB', () => {
    expect(bytes(file('millrace.js'))).toBeLessThanOrEqual(1_350);
  });

  it('sends a first product card in at most 1.2 KB, styles and props included', () => {
    expect(bytes(releaseAnswer([productCard(productNamed('Preform silica glass'))]))).toBeLessThanOrEqual(
      1_200,
    );
  });

  it('has a suite of at most 1.97 KB', () => {
    // It names its release and a hash, which take a few bytes more or less with each.
    expect(bytes(file('suite.js'))).toBeLessThanOrEqual(1_970);
  });

  it('has an interactive view of at most 7.9 KB', () => {
    expect(bytes(file('live.js'))).toBeLessThanOrEqual(7_900);
  });

  it('sends no behaviour library, no message catalogue and no Intl to the browser', () => {
    for (const trace of [
      'react-aria',
      'radix',
      'Intl.',
      'lucide',
      '__SECRET_INTERNALS',
      'useInsertionEffect',
    ]) {
      expect(script('live.js'), trace).not.toContain(trace);
    }
  });

  it('builds version and integrity of the interactive view into the loader', () => {
    expect(script('millrace.js')).toContain(integrityHash(file('live.js')));
    expect(script('millrace.js')).toContain(`/embed/v1/${release.version}/`);
  });

  it('renders five languages with lang and dir', () => {
    const spoken = (language: string) =>
      JSON.stringify(
        release.render('product', productNamed('Preform silica glass'), { ...context, language }).tree,
      );
    const languages = ['en', 'de', 'ja', 'zh', 'ar'];
    expect(new Set(languages.map(spoken)).size).toBe(languages.length);
    expect(spoken('de')).toContain('Lieferanten');
    expect(languages.filter((language) => spoken(language).includes('rtl'))).toEqual(['ar']);
    expect(['de-AT', 'zh-Hans', 'fr'].map((wanted) => release.renderer.toLanguage(wanted))).toEqual([
      'de',
      'zh',
      'en',
    ]);
  });

  it('shortens class names that have a rule, and drops the others', () => {
    const card = productCard(productNamed('Preform silica glass'));
    const sheet = release.sheet([card]);
    for (const name of classesIn(card.tree)) expect(sheet).toMatch(new RegExp(`\\.${name}[^\\w-]`));
    expect(JSON.stringify(card.tree)).not.toContain('mrc_');
  });

  it('sends only the colours of the sectors in the batch', () => {
    const glass = productCard(productNamed('Preform silica glass'));
    const helium = productCard(productNamed('High-purity helium', { id: heliumId, sector: 'semiconductor' }));
    const sectors = (cards: ReleasedCard[]) => release.sheet(cards).match(/\[s=\w+\]/g) ?? [];
    expect(sectors([glass])).toHaveLength(1);
    expect(sectors([glass, helium])).toHaveLength(2);
    expect(sectors([productCard(productNamed('Salt', { sector: null }))])).toHaveLength(1);
  });

  it('keeps only the custom properties that a page may set', () => {
    const sheet = release.sheet([productCard(productNamed('Preform silica glass'))]);
    const named = new Set(sheet.match(/--[\w-]+/g));
    expect([...named].sort()).toEqual([
      '--mr-accent',
      // Of the loader, which keeps that height free.
      '--mr-card-height',
      '--mr-font',
      '--mr-on-accent',
      '--mr-radius',
      '--mr-surface',
      '--mr-text',
      '--s',
    ]);
  });

  it('has balanced style sheets without rem or em, which depend on the page', () => {
    const cards = [
      productCard(productNamed('Preform silica glass')),
      release.render(
        'value-chain',
        {
          product: productNamed('Preform silica glass'),
          materials: [{ rawMaterial_title: 'Silicon', sector: null }],
          applications: [{ application: '1', application_title: 'Fiber', sector: 'optical-fiber' }],
        },
        context,
      ),
    ];
    for (const sheet of [release.sheet(cards), ...cards.map((card) => release.sheet([card]))]) {
      expect(sheet.split('{')).toHaveLength(sheet.split('}').length);
      expect(sheet.split('(')).toHaveLength(sheet.split(')').length);
      expect(sheet).not.toMatch(/\drem\b|!important|@layer|undefined/);
    }
  });

  it('sets no style attribute and no inline handler, for pages with a strict CSP', () => {
    const attributes = attributesIn(productCard(productNamed('Preform silica glass')).tree);
    expect(attributes.filter((name) => name === 'style' || name.startsWith('on'))).toEqual([]);
  });

  it('escapes hostile names', () => {
    const name = '"><script>alert(1)</script>';
    const { tree } = productCard(productNamed(name));
    expect(tagsIn(tree)).not.toContain('script');
    expect(JSON.stringify(tree)).toContain(JSON.stringify(name));
  });

  it('formats numbers on the server', () => {
    const { tree } = productCard(
      productNamed('Argon', { counts: { suppliers: 1_204, raw_materials: 0, applications: 3 } }),
    );
    expect(JSON.stringify(tree)).toContain('["dd",[],"1,204"]');
  });

  it("shows a product's picture by its absolute address", () => {
    const { tree } = productCard(
      productNamed('Argon', { original_images: [{ value: '/files/argon.webp' }] }),
    );
    expect(JSON.stringify(tree)).toContain('"https://millrace.example/files/argon.webp"');
  });

  it('shows the counts of a value chain and links to its diagram', () => {
    const chain = release.render(
      'value-chain',
      { product: productNamed('Preform silica glass'), materials: [], applications: [] },
      context,
    );
    const text = JSON.stringify(chain.tree);
    expect(text).toContain('Value chain of Preform silica glass');
    expect(text).toContain('24 raw materials, 17 applications');
    expect(text).toContain('?tab=valuechain');
    expect(chain.props).toBe(0);
  });
});

function walk<Found>(tree: Tree, read: (element: TreeElement) => Found[]): Found[] {
  if (typeof tree === 'string') return [];
  const [, , ...children] = tree;
  return [...read(tree), ...children.flatMap((child) => walk(child, read))];
}

const tagsIn = (tree: Tree) => walk(tree, ([tag]) => [tag]);
const attributesIn = (tree: Tree) => walk(tree, ([, flat]) => flat.filter((_, at) => at % 2 === 0));
const classesIn = (tree: Tree) =>
  walk(tree, ([, flat]) =>
    flat.includes('class') ? (flat[flat.indexOf('class') + 1] ?? '').split(' ') : [],
  );
