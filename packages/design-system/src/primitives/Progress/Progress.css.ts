import { style } from '@vanilla-extract/css';
import { primitive } from '../../styles/layers.css';
import { type } from '../../styles/typography';
import { vars } from '../../theme/contract.css';

const { color } = vars;

export const progress = style(
  primitive({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: `6px ${vars.space.sm}`,
    fontSize: vars.font.size[13],
  }),
);

export const figure = style(primitive({ ...type.mono, color: color.text.secondary }));

/** The native element, as its length needs no inline style. */
export const bar = style(
  primitive({
    gridColumn: '1 / -1',
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
    },
    '@media': {
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
