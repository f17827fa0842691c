import { globalStyle } from '@vanilla-extract/css';
import { inLayer } from '../theme/in-layer';

/*
 * Applies only inside [data-component] elements: a page that embeds one of them keeps its own look.
 * `:where` keeps the specificity at zero.
 */
const own = (selector = '*') =>
  `:where([data-component]${selector === '*' ? '' : `:is(${selector})`}, [data-component] :is(${selector}))`;

globalStyle(own(), inLayer('reset', { boxSizing: 'border-box', margin: 0, padding: 0 }));
globalStyle(own('ul, ol'), inLayer('reset', { listStyle: 'none' }));
globalStyle(own('a'), inLayer('reset', { color: 'inherit', textDecoration: 'none' }));
globalStyle(
  own('button, input, select, textarea'),
  inLayer('reset', { font: 'inherit', fontStretch: 'inherit', letterSpacing: 'inherit', color: 'inherit' }),
);
globalStyle(own('button'), inLayer('reset', { border: 0, background: 'none', cursor: 'pointer' }));
globalStyle(own('fieldset'), inLayer('reset', { border: 0, minWidth: 0 }));
globalStyle(own('legend'), inLayer('reset', { display: 'contents' }));
globalStyle(own('table'), inLayer('reset', { borderCollapse: 'collapse', borderSpacing: 0 }));
globalStyle(own('img, svg'), inLayer('reset', { display: 'block', maxWidth: '100%' }));
// Inline icon. Here instead of with the component, as widgets have no reset to undo and must stay small.
globalStyle(':where([data-component="CardFoot"] svg)', inLayer('reset', { display: 'inline' }));
globalStyle(own('b, strong'), inLayer('reset', { fontWeight: 620 }));
globalStyle(own('sub'), inLayer('reset', { fontSize: '0.72em', lineHeight: 0, verticalAlign: '-0.25em' }));
