import { describe, expect, it } from 'vitest';
import {
  atomPath,
  companyFeedPath,
  companyPath,
  productFeedPath,
  productPath,
  slugify,
  userFeedPath,
} from './slug';

describe('slugify', () => {
  it.each([
    ['Single-mode fiber', 'single-mode-fiber'],
    ['UV/EB Curing', 'uveb-curing'],
    ['Glass, flat (3.2 mm)', 'glass-flat-32-mm'],
    ['  Spaces \t and\nbreaks  ', 'spaces-and-breaks'],
    ['Silver – paste — fine', 'silver-paste-fine'],
    ['Kværnholm Sølv A/S', 'kværnholm-sølv-as'],
    ['Ærø & Çelik', 'ærø-çelik'],
    ['光ファイバー 母材', '光ファイバー-母材'],
    ['ألياف بصرية', 'ألياف-بصرية'],
    ['सौर सेल', 'सौर-सेल'],
    ['C++ / C#™', 'c-c'],
    ['100 % CO₂', '100-co₂'],
  ])('replaces spaces with dashes and removes punctuation: %s [PAGE-021]', (name, slug) => {
    expect(slugify(name)).toBe(slug);
  });

  it.each(['', '   ', '!?', '—', '🏭', '\ud800'])('gives a dash when nothing remains of %j', (name) => {
    expect(slugify(name)).toBe('-');
  });

  it('gives one slug for both ways to write an accent', () => {
    expect(slugify('Cafe\u0301')).toBe(slugify('Caf\u00e9'));
  });

  it.each(['İzmir Çelik', 'ΣΊΣΥΦΟΣ', 'Straße', 'a--b', '-'])(
    'changes nothing the second time: %s',
    (name) => {
      expect(slugify(slugify(name))).toBe(slugify(name));
    },
  );
});

describe('paths', () => {
  it('builds the addresses of feeds by what they are about', () => {
    expect([userFeedPath, productFeedPath, companyFeedPath].map((path) => path({ id: 'a/b' }))).toEqual([
      '/networkFeed/user/a%2Fb',
      '/networkFeed/product/a%2Fb',
      '/networkFeed/company/a%2Fb',
    ]);
  });

  it('builds the addresses of products and companies alike [PAGE-021]', () => {
    expect(productPath({ id: '7', name: 'Optical Fiber' })).toBe('/product/optical-fiber/7');
    expect(companyPath({ id: 'c1', name: 'Kestrel Optics, Inc.' })).toBe('/company/kestrel-optics-inc/c1');
  });

  it('adds the view', () => {
    expect(productPath({ id: '7', name: 'Optical Fiber' }, 'followers')).toBe(
      '/product/optical-fiber/7/followers',
    );
  });

  it('encodes what an address cannot hold', () => {
    expect(productPath({ id: 'a/b?', name: '母材' })).toBe('/product/%E6%AF%8D%E6%9D%90/a%2Fb%3F');
  });
});

describe('atomPath', () => {
  it('names a feed by its id, which outlives a name', () => {
    expect(atomPath({ kind: 'company', id: '7' })).toBe('/feed/company/7/atom.xml');
  });
});
