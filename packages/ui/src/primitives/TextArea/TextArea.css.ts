import { style, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../styles/breakpoints';
import { primitive } from '../../styles/layers';
import { type } from '../../styles/typography';
import { vars } from '../../theme/contract.css';
import { TEXT_AREA_MAX_ROWS, TEXT_AREA_ROWS } from './text-area-props';

/** Height of a number of rows, with padding and borders. Classes, as a strict CSP refuses server-side inline styles. */
const lines = (rows: number) => `calc(${rows} * 1lh + 20px)`;
const byRows = (list: readonly number[]) => Object.fromEntries(list.map((rows) => [rows, rows]));

export const textArea = recipe({
  base: primitive({ blockSize: 'auto', paddingBlock: '9px' }),
  variants: {
    resize: {
      none: primitive({ resize: 'none' }),
      vertical: primitive({ resize: 'vertical' }),
    },
  },
});

/** Grows with its text. In browsers without `field-sizing`, `useMeasuredGrowth` measures instead. */
export const growing = style(primitive({ fieldSizing: 'content' }));

export const minRows = styleVariants(byRows(TEXT_AREA_ROWS), (rows) =>
  primitive({
    minBlockSize: lines(rows),
    // A single line is below the minimum touch target.
    ...(rows === 1 && { '@media': { [media.touch]: { minBlockSize: '44px' } } }),
  }),
);

export const maxRows = styleVariants(byRows(TEXT_AREA_MAX_ROWS), (rows) =>
  primitive({
    maxBlockSize: lines(rows),
    selectors: {
      // When the corner is dragged, browsers set an inline height; manual resizing has no limit.
      '&:is([style^="height:"], [style*=" height:"])': { maxBlockSize: 'none' },
    },
  }),
);

export const count = style(
  primitive({
    ...type.mono,
    marginInlineStart: 'auto',
    lineHeight: 1.4,
    color: vars.color.text.secondary,
    whiteSpace: 'nowrap',
    selectors: { '&[data-state="over"]': { color: vars.color.text.danger, fontWeight: 500 } },
  }),
);
