import { style } from '@vanilla-extract/css';
import { primitive } from '../../styles/layers';
import { type } from '../../styles/typography';
import { vars } from '../../theme/contract.css';

const { color } = vars;

export const segments = style(
  primitive({
    ...type.numeric,
    display: 'flex',
    flex: 1,
    alignItems: 'center',
    minInlineSize: 0,
    paddingInline: '10px',
    // Content longer than the field scrolls, as in an input.
    overflowX: 'auto',
    scrollbarWidth: 'none',
    selectors: { '[data-state="invalid"] > &': { paddingInlineStart: '8px' } },
  }),
);

/** Inline text: as flex items the segments would follow the direction of the page, not of their language. */
export const line = style(primitive({ unicodeBidi: 'isolate', whiteSpace: 'nowrap' }));

export const segment = style(
  primitive({
    paddingInline: '2px',
    borderRadius: '1px',
    outline: 'none',
    caretColor: 'transparent',
    selectors: {
      '&[data-state="empty"]': { color: color.text.muted },
      '&:focus': { background: color.control.fill, color: color.text.onFill },
      '&[data-state="literal"]': { paddingInline: 0, color: color.text.secondary, whiteSpace: 'pre' },
      '[data-state="disabled"] &': { color: color.text.muted },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '[data-state="disabled"] &': { color: 'GrayText' },
          '&:focus': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        },
      },
    },
  }),
);
