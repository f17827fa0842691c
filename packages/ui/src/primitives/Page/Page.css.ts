import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../styles/breakpoints';
import { primitive } from '../../styles/layers';
import { vars } from '../../theme/contract.css';

const { size, space } = vars;

export const page = recipe({
  base: primitive({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    columnGap: size.column.gutter,
    inlineSize: '100%',
    maxInlineSize: `calc(${size.page} + 2 * ${size.pageMargin})`,
    marginInline: 'auto',
    paddingInline: size.pageMargin,
    paddingBlockEnd: space['3xl'],
    '@media': { [media.phone]: { paddingBlockEnd: space.xl } },
  }),
  variants: {
    columns: {
      one: {},
      narrow: primitive({ gridTemplateColumns: 'minmax(0, 680px)', justifyContent: 'center' }),
      two: primitive({
        '@media': {
          [media.twoColumns]: { gridTemplateColumns: `minmax(0, 1fr) ${size.column.right}` },
        },
      }),
      twoStart: primitive({
        '@media': {
          [media.threeColumns]: { gridTemplateColumns: `${size.column.left} minmax(0, 1fr)` },
        },
      }),
      three: primitive({
        '@media': {
          [media.twoColumns]: { gridTemplateColumns: `minmax(0, 1fr) ${size.column.right}` },
          [media.threeColumns]: {
            gridTemplateColumns: `${size.column.left} minmax(0, 1fr) ${size.column.right}`,
          },
        },
      }),
    },
  },
});

export const main = style(primitive({ minInlineSize: 0, outline: 'none' }));

/** Aligned with the top of a side column. */
export const spacedMain = style(primitive({ paddingBlockStart: '20px' }));

export const side = recipe({
  base: primitive({
    minInlineSize: 0,
    fontSize: vars.font.size[13],
    paddingBlockStart: size.column.gutter,
    '@media': {
      [media.twoColumns]: {
        position: 'sticky',
        insetBlockStart: `calc(${size.masthead} + 2px)`,
        paddingBlockStart: '20px',
      },
    },
  }),
  variants: {
    place: {
      start: primitive({
        display: 'none',
        '@media': { [media.threeColumns]: { display: 'block' } },
      }),
      end: {},
    },
  },
});
