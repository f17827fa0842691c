import { EMBED_WIDTH_MIN_PX } from '@millrace/domain';
import { analysePage } from '@millrace/preflight';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { installedBrowser } from '../../../../scripts/browser.mjs';

const OURS = 'https://www.example.com';
const ID = 'd53ae804-391b-573e-ba6d-76a128774728';
/** What the loader makes of an element is a block. */
const card = `<div data-millrace="product" data-id="${ID}"></div>`;
const WINDOWS = [390, 1280] as const;

let browser: Browser;
let page: Page;
beforeAll(async () => {
  const executablePath = installedBrowser();
  browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
  page = await browser.newPage();
}, 60_000);
afterAll(() => browser.close());

const pageOf = (css: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"><style>${css}</style></head><body>${body}</body></html>`;

async function drawn(html: string): Promise<number[]> {
  await page.setContent(html);
  const widths: number[] = [];
  for (const width of WINDOWS) {
    await page.setViewportSize({ width, height: 800 });
    const px = await page.evaluate(() => {
      const element = document.querySelector('[data-millrace], iframe');
      if (!element) return Number.NaN;
      const { width: drawnPx } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const edges = [style.paddingLeft, style.paddingRight, style.borderLeftWidth, style.borderRightWidth];
      return drawnPx - edges.reduce((sum, one) => sum + Number.parseFloat(one), 0);
    });
    widths.push(Math.floor(px + 0.01));
  }
  return widths;
}

/** What is told of each window: px, or what else is said. */
function told(html: string): (number | string)[] {
  const { findings } = analysePage({ headers: '', html, address: null, ourOrigin: OURS });
  const fits = findings.find(({ code }) => code === 'width-fits');
  if (fits) return [Number(fits.values.phonePx), Number(fits.values.desktopPx)];
  return WINDOWS.map((window) => {
    const found = findings.find(({ values }) => values.windowPx === String(window));
    return found?.code === 'narrow' ? Number(found.values.widthPx) : (found?.code ?? 'enough');
  });
}

const BOX = '*{box-sizing:border-box}body{margin:0}';

it.each<[what: string, css: string, body: string]>([
  ['the margin that browsers give a body', '', card],
  [
    'the least width of an article',
    '.text{max-width:40rem;margin:0 auto;padding:0 1.5em}',
    `<article class="text">${card}</article>`,
  ],
  [
    'percentages of percentages',
    `${BOX}.a{width:80%}.b{width:50%;padding:0 5%}`,
    `<div class="a"><div class="b">${card}</div></div>`,
  ],
  [
    'a padding in windows that are narrow',
    `${BOX}@media (max-width:600px){main{padding:0 60px}}`,
    `<main>${card}</main>`,
  ],
  ['ranges of media queries', `${BOX}@media (400px<=width<2000px){main{width:30%}}`, `<main>${card}</main>`],
  [
    'media queries in em',
    `${BOX}@media screen and (min-width:60em){main{width:250px}}`,
    `<main>${card}</main>`,
  ],
  [
    'the heavier selector',
    `${BOX}#a{width:300px}.b.c{width:200px}div{width:100px!important}`,
    `<div id="a" class="b c">${card}</div>`,
  ],
  ['a style attribute', `${BOX}#a{width:300px}`, `<div id="a" style="width:290px">${card}</div>`],
  [
    'layers',
    `@layer base,over;${BOX}@layer over{.a{width:310px}}@layer base{#a.a{width:200px}}`,
    `<div id="a" class="a">${card}</div>`,
  ],
  [
    'rules in rules',
    `${BOX}.a{width:500px;& .b{max-width:300px}@media (width<500px){max-width:285px}.c &{width:400px}}`,
    `<div class="c"><div class="a"><div class="b">${card}</div></div></div>`,
  ],
  [
    'variables',
    `${BOX}:root{--w:320px;--v:var(--w)}.a{width:var(--v)}.b{max-width:var(--none,300px)}`,
    `<div class="a"><div class="b">${card}</div></div>`,
  ],
  [
    'calculations',
    `${BOX}.a{width:min(100%,calc(30vw + 200px))}.b{padding-inline:clamp(4px,2vw,40px)}`,
    `<div class="a b">${card}</div>`,
  ],
  [
    'a root font size',
    'html{font-size:62.5%;box-sizing:border-box}*{box-sizing:inherit}body{margin:0;font-size:1.6rem}.a{width:30rem;padding:0 1em}',
    `<div class="a">${card}</div>`,
  ],
  [
    'a column of fixed width beside one that takes the rest',
    `${BOX}.row{display:flex;gap:20px}.side{width:300px;flex:none}.main{flex:1}`,
    `<div class="row"><div class="main"></div><aside class="side">${card}</aside></div>`,
  ],
  [
    'columns that break',
    `${BOX}.row{display:flex;flex-wrap:wrap;margin:0 -15px}.col{flex:0 0 100%;padding:0 15px}@media(min-width:768px){.col{flex:0 0 33.3333%;max-width:33.3333%}}`,
    `<div class="row"><div class="col"></div><div class="col">${card}</div><div class="col"></div></div>`,
  ],
  [
    'columns that share',
    `${BOX}.row{display:flex}.row>*{flex:1 1 0}`,
    `<div class="row"><div>${card}</div><div></div></div>`,
  ],
  [
    'a grid of shares',
    `${BOX}.grid{display:grid;grid-template-columns:2fr 1fr;column-gap:2rem}`,
    `<div class="grid"><main></main><aside>${card}</aside></div>`,
  ],
  [
    'a grid that fills itself',
    `${BOX}.grid{display:grid;gap:16px;grid-template-columns:repeat(auto-fill,minmax(300px,1fr))}`,
    `<div class="grid"><div>${card}</div><div></div></div>`,
  ],
  [
    'an item over several columns',
    `${BOX}.grid{display:grid;grid-template-columns:repeat(12,minmax(0,1fr));column-gap:10px}.item{grid-column:3/span 8}`,
    `<div class="grid"><div class="item">${card}</div></div>`,
  ],
  [
    'a column of items',
    `${BOX}.col{display:flex;flex-direction:column;padding:0 20px}`,
    `<div class="col"><p>Text</p>${card}</div>`,
  ],
  ['columns of text', `${BOX}.text{column-count:2;column-gap:20px}`, `<div class="text">${card}</div>`],
  ['a quotation in a list', '', `<ul><li><blockquote>${card}</blockquote></li></ul>`],
  [
    'a float of fixed width',
    `${BOX}.aside{float:right;width:240px;padding:10px;border:1px solid}`,
    `<div class="aside">${card}</div>`,
  ],
  [
    'boxes that are none',
    `${BOX}.a{display:contents;width:10px}span{width:10px}`,
    `<div class="a"><span>${card}</span></div>`,
  ],
  [
    'siblings and states',
    `${BOX}h2~.a{width:400px}.a:hover{width:100px}.a:not(.b):first-child{width:50px}:is(main,section)>.a{max-width:330px}`,
    `<main><h2></h2><div class="a">${card}</div></main>`,
  ],
  [
    'the frame of a card',
    `${BOX}iframe{max-width:100%}`,
    `<div style="width:350px"><iframe src="${OURS}/embed/v1/frame/product/${ID}" width="500" height="40"></iframe></div>`,
  ],
  [
    'rules after one that is broken',
    `${BOX}.a{width:;color}.a{width:100%\\9;width:expression(1)}.b{[}.a{width:1px}]}.a{width:305px;*width:9px}`,
    `<div class="a">${card}</div>`,
  ],
  [
    'what only old browsers lack',
    `${BOX}@supports (display:grid){.a{width:310px}}@supports not (display:grid){.a{width:10px}}`,
    `<div class="a">${card}</div>`,
  ],
])(
  'tells the width that Chromium gives a card for %s',
  async (_, css, body) => {
    const html = pageOf(css, body);
    const [said, real] = [told(html), await drawn(html)];
    expect(
      said.map((one, at) => (one === 'enough' && (real[at] ?? 0) >= EMBED_WIDTH_MIN_PX ? real[at] : one)),
    ).toEqual(real);
  },
  30_000,
);
