import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const fonts = join(import.meta.dirname, '../../../packages/ui/node_modules/@fontsource-variable');

/** Fonts of the stories, with the axes that they use. */
const faces = [
  { family: 'Sans', file: 'archivo/files/archivo-latin-wdth-normal.woff2', stretch: '62% 125%' },
  { family: 'Prose', file: 'source-serif-4/files/source-serif-4-latin-wght-normal.woff2', stretch: '100%' },
];

/** Font sizes in px; in each, words begin at other fractions of a pixel. */
const sizes = [12, 13, 14, 15, 16, 17, 18, 20, 22];
const words =
  'We had bought the same helium for nine years: suppliers within 200 km of the plant, page by page.';

/**
 * Page that reveals rendering differences between machines: letters in several scripts, for which fonts may be missing;
 * our own fonts in many sizes, with glyphs at subpixel positions; a slope and a gradient.
 */
export function testCard() {
  const sheet = faces
    .map(({ family, file, stretch }) => {
      const bytes = readFileSync(join(fonts, file)).toString('base64');
      return `@font-face{font-family:${family};font-weight:100 900;font-stretch:${stretch};src:url(data:font/woff2;base64,${bytes})}`;
    })
    .join('');
  const lines = faces.flatMap(({ family }) =>
    sizes.map((size) => `<p style="font:${size}px/1.4 ${family};margin:0">${words}</p>`),
  );
  return `<!doctype html><meta charset="utf-8"><style>${sheet}</style><body style="margin:8px;background:#fff">
<p style="font:17px/1.4 serif">Millrace 0123 ŁÅß Ελ Жя 光纤 ألياف</p>
<p style="font:italic 600 13px/1.4 sans-serif">Millrace 0123 ŁÅß Ελ Жя 光纤 ألياف</p>
<p style="font:12px/1.4 monospace">Millrace 0123</p>
<div style="width:64px;height:64px;border-radius:9px;transform:rotate(7deg);background:linear-gradient(40deg,#15c,#fb3)"></div>
${lines.join('\n')}`;
}
