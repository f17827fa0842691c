import { createVar, keyframes, style } from '@vanilla-extract/css';
import { primitive } from '../../styles/layers';
import { type } from '../../styles/typography';
import { vars } from '../../theme/contract.css';

const { color } = vars;

/** Distance that the indeterminate runner travels, in multiples of its own length: to the other end of the line. */
const way = createVar();
const run = keyframes({ to: { translate: way } });

export const progress = style(
  primitive({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: `6px ${vars.space.sm}`,
    fontSize: vars.font.size[13],
    overflowWrap: 'anywhere',
  }),
);

export const figure = style(primitive({ ...type.mono, color: color.text.secondary }));

export const track = style(
  primitive({ gridColumn: '1 / -1', display: 'grid', position: 'relative', overflow: 'hidden' }),
);

/** A native `<progress>`, as its length needs no inline style. */
export const bar = style(
  primitive({
    appearance: 'none',
    inlineSize: '100%',
    blockSize: '4px',
    border: 0,
    background: color.rule.hairline,
    color: color.mark.accent,
    selectors: {
      '&::-webkit-progress-bar': { background: color.rule.hairline },
      '&::-webkit-progress-value': { background: color.mark.accent },
      '&::-moz-progress-bar': { background: color.mark.accent },
      '&:indeterminate::-moz-progress-bar': { background: 'transparent' },
    },
    '@media': {
      // The hatching replaces the line here.
      '(prefers-reduced-motion: reduce)': {
        selectors: {
          '&:indeterminate': { background: 'transparent' },
          '&:indeterminate::-webkit-progress-bar': { background: 'transparent' },
        },
      },
      '(forced-colors: active)': {
        forcedColorAdjust: 'none',
        blockSize: '6px',
        border: '1px solid CanvasText',
        background: 'Canvas',
        selectors: {
          '&::-webkit-progress-bar': { background: 'Canvas' },
          '&::-webkit-progress-value': { background: 'Highlight' },
          '&::-moz-progress-bar': { background: 'Highlight' },
        },
      },
    },
  }),
);

const hatching = (ink: string) => `repeating-linear-gradient(90deg, ${ink} 0 2px, transparent 2px 6px)`;

/** Moves back and forth. Under reduced motion it is a static hatching, which cannot be mistaken for a value. */
export const runner = style(
  primitive({
    vars: { [way]: '257%' },
    position: 'absolute',
    inset: 0,
    background: hatching(color.mark.accent),
    selectors: { '[dir="rtl"] &': { vars: { [way]: '-257%' } } },
    '@media': {
      '(prefers-reduced-motion: no-preference)': {
        inlineSize: '28%',
        background: color.mark.accent,
        animation: `${run} 1.2s ease-in-out infinite alternate`,
      },
      '(forced-colors: active)': { forcedColorAdjust: 'none', background: hatching('Highlight') },
    },
  }),
);
