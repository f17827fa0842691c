import { style } from '@vanilla-extract/css';
import { media } from '../../styles/breakpoints';
import { focusRing } from '../../styles/focus';
import { primitive } from '../../styles/layers';
import { transition } from '../../styles/motion';
import { type } from '../../styles/typography';
import { vars } from '../../theme/contract.css';

const { color, space } = vars;
const hairline = `1px solid ${color.rule.hairline}`;
/** Four in a row need more space than a tablet has beside a side column. */
const twoByTwo = '(max-width: 1099px)';

export const tiles = style(
  primitive({
    display: 'grid',
    gridAutoColumns: 'minmax(0, 1fr)',
    gridAutoFlow: 'column',
    borderBlockEnd: hairline,
    '@media': {
      [twoByTwo]: { gridAutoFlow: 'row', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    },
  }),
);

export const tile = style(
  primitive({
    display: 'block',
    position: 'relative',
    padding: `18px ${space.md} 14px 20px`,
    borderInlineStart: hairline,
    color: color.text.primary,
    ...transition(['background-color']),
    selectors: {
      '&:first-child': { borderInlineStart: 0, paddingInlineStart: 0 },
      '&:hover': { background: color.surface.sunk },
      '&:focus-visible': focusRing('inside'),
    },
    '@media': {
      [twoByTwo]: {
        padding: `14px ${space.sm} ${space.sm} ${space.md}`,
        selectors: {
          '&:nth-child(odd)': { borderInlineStart: 0, paddingInlineStart: 0 },
          '&:nth-child(n + 3)': { borderBlockStart: hairline },
        },
      },
      // Beside its label, to save height: the content below starts on the first screen.
      [media.phone]: {
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        alignItems: 'center',
        columnGap: space.xs,
        minBlockSize: '56px',
        paddingBlock: space.xxs,
        // Space for the arrow.
        paddingInlineEnd: '30px',
      },
    },
  }),
);

export const figure = style(
  primitive({
    ...type.figure,
    // Same height before and after the figure loads.
    display: 'grid',
    alignItems: 'center',
    blockSize: '1lh',
    '@media': { [media.phone]: { fontSize: vars.font.size[22], lineHeight: '28px' } },
  }),
);

export const label = style(
  primitive({
    display: 'block',
    marginBlockStart: space.xs,
    '@media': { [media.phone]: { marginBlockStart: 0 } },
    fontSize: vars.font.size[13],
    lineHeight: vars.font.leading.data,
  }),
);

export const detail = style(
  primitive({
    ...type.caption,
    display: 'block',
    marginBlockStart: '3px',
    '@media': { [media.phone]: { gridColumn: '2', marginBlockStart: 0 } },
  }),
);

export const arrow = style(
  primitive({
    position: 'absolute',
    insetInlineEnd: '14px',
    insetBlockStart: '20px',
    color: color.text.muted,
    '@media': { [media.phone]: { insetInlineEnd: space.xs } },
  }),
);
