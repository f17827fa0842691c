import { describe, expect, it } from 'vitest';
import { analyse, aPage, card, codes, find, ID, OURS, script } from './testing/a-page';

const PRODUCT = `<millrace-product data-id="${ID}">`;
const FRAME = `${OURS}/embed/v1/frame/product/${ID}`;
const readVerdicts = (body: string) => analyse({ html: aPage(body) }).verdicts;

describe('elements that do not end', () => {
  it.each([
    ['closed by themselves', `<millrace-product data-id="${ID}" />`],
    ['closed by themselves without a space', `<millrace-product data-id="${ID}"/>`],
    ['never closed', PRODUCT],
  ])('take what follows when they are %s', (_, open) => {
    const html = aPage(`<p>Before</p>\n${open}\n<p>After</p>${script}`);
    const found = find({ html }, 'element-open');
    expect([found.status, found.ways, found.place?.line]).toEqual(['restricted', ['script'], 3]);
    expect(found.mend).toBe(`${PRODUCT}</millrace-product>`);
    expect(codes({ html })).not.toContain('snippet-right');
    expect(analyse({ html }).verdicts.script).toBe('restricted');
  });

  it('take what follows also where something around them ends', () => {
    const html = aPage(`<main><div data-millrace="product" data-id="${ID}" /><p>After</p></main>${script}`);
    expect(find({ html }, 'element-open').mend).toBe(`<div data-millrace="product" data-id="${ID}"></div>`);
    expect(find({ html: `${PRODUCT}${script}` }, 'element-open').status).toBe('restricted');
  });

  it('are told of where their link would be held against what they show', () => {
    const link = `<a href="${OURS}/product/other/${ID.replace('d5', 'e5')}">Other</a>`;
    expect(codes({ html: aPage(`${PRODUCT}${link}${script}`) })).not.toContain('id-differs');
  });

  it('may be a frame, or the script, which then runs only where another ends it', () => {
    const frame = aPage(`<iframe src="${FRAME}" /><p>After</p>`);
    expect([
      find({ html: frame }, 'element-open').ways,
      readVerdicts(`<iframe src="${FRAME}">`).frame,
    ]).toEqual([['frame'], 'restricted']);
    const open = `<script async src="${OURS}/embed/v1/millrace.js" />`;
    expect(readVerdicts(card + open).script).toBe('blocked');
    expect(find({ html: aPage(card + open) }, 'element-open').mend).toBe(script);
    expect(readVerdicts(`${card}${open}<p>Lost</p><script>go()</script>`).script).toBe('restricted');
  });

  it('are none of those that end as they are written', () => {
    for (const body of [
      `<millrace-product data-id="${ID}" /></millrace-product>${script}`,
      `<p data-millrace="product" data-id="${ID}">Preform<div>After</div>${script}`,
      `<iframe src=${OURS}/embed/v1/frame/product/${ID}/></iframe>`,
      `${card}<script async src="${OURS}/embed/v1/millrace.js" /></script>`,
    ])
      expect(codes({ html: aPage(body) }), body).not.toContain('element-open');
  });

  it('are not told of where more stands than is read', () => {
    expect(codes({ html: PRODUCT + '<div>'.repeat(2000) })).not.toContain('element-open');
  });
});

describe('the attribute on elements of HTML', () => {
  const hosted = (tag: string) => `<${tag} data-millrace="product" data-id="${ID}"></${tag}>${script}`;

  it.each(['a', 'button', 'figure', 'li', 'ul', 'td', 'details', 'template-less', 'section', 'h2', 'x-card'])(
    'is held against what can have a shadow root: %s',
    (tag) => {
      const fits = ['template-less', 'section', 'h2', 'x-card'].includes(tag);
      expect(codes({ html: aPage(hosted(tag)) }).includes('host-unfit')).toBe(!fits);
    },
  );

  it('is blocked where there can be none, and put on an element that can', () => {
    const found = find({ html: aPage(hosted('figure')) }, 'host-unfit');
    expect([found.status, found.place?.line, found.values]).toEqual(['blocked', 2, { tag: 'figure' }]);
    expect(found.mend).toBe(`<div data-millrace="product" data-id="${ID}"></div>`);
    expect(readVerdicts(hosted('figure')).script).toBe('blocked');
  });
});

describe('a look of a frame', () => {
  const framed = (query: string) => aPage(`\n<iframe src="${FRAME}?${query}"></iframe>`);

  it.each([
    ['accent=red', 'accent', 'red', ''],
    ['radius=99&amp;theme=dark', 'radius', '99', '?theme=dark'],
    ['font=a;b&amp;surface=fff', 'surface', 'fff', ''],
    ['text=', 'text', '', ''],
  ])('that is refused stops the card: %s', (query, name, value, left) => {
    const found = find({ html: framed(query) }, 'frame-look');
    expect([found.status, found.ways, found.place?.line]).toEqual(['blocked', ['frame'], 3]);
    expect([found.values, found.mend]).toEqual([{ name, value }, FRAME + left]);
    expect(analyse({ html: framed(query) }).verdicts.frame).toBe('blocked');
  });

  it('that makes sense does not', () => {
    expect(codes({ html: framed('accent=8b2f2f&amp;radius=0&amp;font=serif&amp;theme=mauve') })).toContain(
      'frame-right',
    );
  });
});
