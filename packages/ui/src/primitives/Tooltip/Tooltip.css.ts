import { keyframes, style } from '@vanilla-extract/css';
import { ARROW_PROPERTY } from '../../internal/float-props';
import { floating } from '../../internal/floating';
import { primitive } from '../../styles/layers';
import { moving } from '../../styles/motion';
import { type } from '../../styles/typography';
import { vars } from '../../theme/contract.css';

const { color, space, font } = vars;

const appear = keyframes({ from: { opacity: 0 } });

/** Half of the arrow's diagonal extends beyond the tooltip. */
const out = '-4px';
const along = `var(${ARROW_PROPERTY})`;

export const tooltip = style(
  primitive({
    ...floating,
    ...type.body,
    inlineSize: 'max-content',
    maxInlineSize: `min(280px, calc(100vw - 2 * ${space.xs}))`,
    overflow: 'visible',
    paddingBlock: '5px',
    paddingInline: '9px',
    border: 0,
    background: color.surface.inverse,
    boxShadow: 'none',
    color: color.text.onInverse,
    fontSize: font.size[12],
    fontWeight: '540',
    lineHeight: font.leading.data,
    overflowWrap: 'break-word',
    '@media': {
      ...moving({ animation: `${appear} ${vars.duration.fast} ${vars.easing.standard}` }),
      '(forced-colors: active)': { border: '1px solid CanvasText' },
    },
    selectors: {
      '&::before': {
        content: '""',
        position: 'absolute',
        inlineSize: '8px',
        blockSize: '8px',
        background: 'inherit',
        rotate: '45deg',
        // It would overlap the border.
        '@media': { '(forced-colors: active)': { display: 'none' } },
      },
      '&:is([data-side="above"], [data-side="below"])::before': {
        insetInlineStart: `calc(${along} - 4px)`,
      },
      '&:is([data-side="start"], [data-side="end"])::before': { insetBlockStart: `calc(${along} - 4px)` },
      '&[data-side="above"]::before': { insetBlockEnd: out },
      '&[data-side="below"]::before': { insetBlockStart: out },
      '&[data-side="start"]::before': { insetInlineEnd: out },
      '&[data-side="end"]::before': { insetInlineStart: out },
    },
  }),
);
