import { describe, expect, it } from 'vitest';
import {
  embedFramePath,
  embedHeight,
  embedPicturePath,
  fitEmbedLayout,
  readEmbedChoices,
  resolveWidgetTheme,
  writeEmbedChoices,
} from './embed-choices';
import { EMBED_ELEMENTS } from './embed-elements';
import { DEFAULT_WIDGET_THEME, hardToRead, widgetThemeProperties } from './widget-theme';

const id = 'd53ae804-391b-573e-ba6d-76a128774728';
const other = '8606572b-1e9b-5a3d-a3a6-253eeb674aee';
/** Reads a query whose values hold nothing that is encoded. */
const read = (query: string) => {
  const values = new Map(query.split('&').map((pair) => pair.split('=') as [string, string]));
  return readEmbedChoices({ get: (name) => values.get(name) ?? null });
};
const write = (query: string) =>
  Object.entries(writeEmbedChoices(read(query)))
    .map((pair) => pair.join('='))
    .join('&');

describe('choices of a widget', () => {
  it('stand in an address as they were made', () => {
    for (const query of [
      'element=product',
      `element=suppliers&product=${id}&theme=dark&lang=ar&rows=4&rel=nofollow sponsored`,
      `element=value-chain&product=${id}&part=${other}`,
      `element=value-chain&product=${id}&part=path`,
      `element=value-chain&product=${id}&rows=12&part=3`,
      `element=follow&company=${id}&part=invite`,
      'element=events&sector=lithium-ion',
      `element=suppliers&product=${id}&rows=3&layout=strip&height=160`,
      `element=product&product=${id}&theme=dark&accent=0a7d5a&surface=fff8e7&text=222222&radius=8&font=Lato`,
    ]) {
      expect(write(query)).toBe(query);
    }
  });

  it('are the usual ones where an address says nothing that makes sense', () => {
    const usual = read('');
    expect(usual).toEqual({
      element: 'product',
      about: null,
      theme: 'auto',
      language: null,
      rows: 5,
      layout: null,
      height: null,
      part: '',
      relations: [],
      look: DEFAULT_WIDGET_THEME,
    });
    expect(
      read(
        'element=constructor&product=1&theme=red&lang=fr&rows=many&part=9&rel=evil&company=x&sector=steel',
      ),
    ).toEqual(usual);
    expect([read('element=suppliers&rows=20').rows, read('element=feed&rows=11').rows]).toEqual([5, 10]);
    for (const rows of ['0', '-1', '1.5', '']) expect(read(`element=feed&rows=${rows}`).rows).toBe(5);
  });

  it('are about what their widget can be about', () => {
    expect(read(`element=company&product=${id}`).about).toBeNull();
    expect(read(`element=feed&company=${id.toUpperCase()}`).about).toEqual({ kind: 'company', id });
    expect(read(`element=follow&part=3`).part).toBe('');
    expect(read(`element=value-chain&part=invite`).part).toBe('');
  });

  it('give buttons no ground, which they have not', () => {
    const dark = 'surface=161b23&accent=0a7d5a';
    expect(embedFramePath(read(`element=follow&product=${id}&${dark}`))).toBe(
      `/embed/v1/frame/follow/${id}?accent=0a7d5a`,
    );
    expect(embedFramePath(read(`element=product&product=${id}&${dark}`))).toContain('surface=161b23');
    // Chosen once more for a card, it stands again.
    expect(write(`element=follow&product=${id}&${dark}`)).toContain('surface=161b23');
  });

  it('find no ground of buttons where text is chosen, and hold nothing against one', () => {
    const look = (element: string) =>
      resolveWidgetTheme(read(`element=${element}&accent=d9f2e6&text=f5f5f5`));
    expect(widgetThemeProperties(look('follow'))).toEqual({
      '--mr-accent': '#d9f2e6',
      '--mr-on-accent': '#161b23',
      '--mr-text': '#f5f5f5',
    });
    const pale = (element: string) =>
      resolveWidgetTheme(read(`element=${element}&accent=1f3b2f&text=f5f5f5`));
    expect(hardToRead(pale('quote'))).toEqual([]);
    expect(widgetThemeProperties(pale('product'))['--mr-surface']).toBe('#161b23');
    expect(hardToRead(pale('product'))).toEqual(['accent']);
  });

  it('give the address of a frame once all is chosen', () => {
    expect(embedFramePath(read(''))).toBeNull();
    expect(embedFramePath(read(`element=value-chain&product=${id}&part=path`))).toBeNull();
    expect(embedFramePath(read(`element=product&product=${id}`))).toBe(`/embed/v1/frame/product/${id}`);
    expect(embedFramePath(read(`element=feed&company=${id}&rows=7&rel=ugc&lang=ja&theme=light`))).toBe(
      `/embed/v1/frame/feed/${id}?theme=light&lang=ja&rows=7&rel=ugc`,
    );
    expect(embedFramePath(read(`element=product&product=${id}&accent=0A7D5A&font=Source Sans 3`))).toBe(
      `/embed/v1/frame/product/${id}?accent=0a7d5a&font=Source%20Sans%203`,
    );
  });

  it('give the address of a picture, of what is no button', () => {
    expect(embedPicturePath(read(''))).toBeNull();
    expect(embedPicturePath(read(`element=follow&product=${id}`))).toBeNull();
    expect(embedPicturePath(read(`element=product&product=${id}&theme=light&rel=ugc&font=Lato`))).toBe(
      `/embed/v1/product/${id}.png`,
    );
    expect(
      embedPicturePath(read(`element=feed&company=${id}&rows=7&lang=ja&theme=dark&accent=0a7d5a&radius=8`)),
    ).toBe(`/embed/v1/feed/${id}.png?theme=dark&lang=ja&rows=7&accent=0a7d5a&radius=8`);
  });

  it('give the height, which follows from layout and rows, where it is not chosen', () => {
    const queryHeight = (query: string) => embedHeight(read(query));
    expect(EMBED_ELEMENTS.map(({ name }) => queryHeight(`element=${name}&rows=20`))).toEqual([
      392, 392, 392, 392, 392, 1232, 672, 44, 44,
    ]);
    expect(queryHeight('element=suppliers&rows=3')).toBe(280);
    expect(queryHeight('element=suppliers&rows=3&layout=strip')).toBe(144);
    expect(queryHeight('element=product&layout=compact')).toBe(56);
    expect(queryHeight('element=product&layout=strip&height=200')).toBe(200);
    expect(queryHeight('element=follow&height=200')).toBe(44);
    expect(queryHeight('element=value-chain&part=2&rows=6')).toBe(448);
    expect(queryHeight(`element=value-chain&part=${id}&rows=6`)).toBe(392);
  });

  it('take no layout that their widget has not, and no height that nothing fits in', () => {
    for (const query of ['layout=list', 'layout=card', 'layout=grid', 'height=40', 'height=9999', 'height=x'])
      expect(write(`element=product&${query}`), query).toBe('element=product');
  });

  it('fit a height: a lower layout where the usual one has no room, and as many rows as it holds', () => {
    const card = ['card', 'strip', 'compact'];
    const list = ['list', 'strip', 'compact'];
    const fitted = (height: number, layouts: string[], rows: number | null = null, layout = '') =>
      fitEmbedLayout({ layout, height, rows }, layouts, layouts === list);
    expect(fitted(0, card)).toEqual({ layout: '', rows: 5 });
    expect(fitted(392, card).layout).toBe('');
    expect(fitted(200, card).layout).toBe('strip');
    expect(fitted(60, card).layout).toBe('compact');
    expect(fitted(500, card, null, 'strip').layout).toBe('strip');
    expect(fitted(400, card, null, 'list').layout).toBe('');
    expect(fitted(224, list)).toEqual({ layout: '', rows: 2 });
    expect(fitted(560, list)).toEqual({ layout: '', rows: 8 });
    expect(fitted(560, list, 3)).toEqual({ layout: '', rows: 3 });
    expect(fitted(150, list)).toEqual({ layout: 'strip', rows: 5 });
    expect(fitted(200, ['card', 'compact']).layout).toBe('compact');
    // Of versions that know no layouts.
    expect(fitted(60, [])).toEqual({ layout: '', rows: 5 });
  });
});
