import { feature, media, type } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, font, space } = vars;

export const figures = style(
  feature({
    display: 'grid',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    gridTemplateColumns: 'minmax(96px, auto) minmax(0, 1fr)',
    columnGap: space.sm,
    '@media': { [media.twoColumns]: { columnGap: 0, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  }),
);

export const item = style(
  feature({
    display: 'grid',
    // Aligns the texts of all three, whatever the width of the figures.
    gridColumn: '1 / -1',
    gridTemplateColumns: 'subgrid',
    alignContent: 'start',
    paddingBlock: '14px',
    selectors: { '& + &': { borderBlockStart: `1px solid ${color.rule.hairline}` } },
    '@media': {
      [media.twoColumns]: {
        gridColumn: 'auto',
        gridTemplateColumns: 'minmax(0, 1fr)',
        paddingBlock: `${space.xxs} ${space.xs}`,
        paddingInlineEnd: '28px',
        selectors: {
          '& + &': {
            borderBlockStart: 0,
            borderInlineStart: `1px solid ${color.rule.hairline}`,
            paddingInlineStart: '28px',
          },
        },
      },
    },
  }),
);

export const value = style(
  feature({
    ...type.figure,
    gridRow: '1 / 3',
    '@media': { [media.twoColumns]: { gridRow: 'auto', fontSize: font.size[48], fontWeight: 620 } },
  }),
);

export const label = style(
  feature({
    marginBlockEnd: space.xxs,
    '@media': { [media.twoColumns]: { marginBlock: '10px 6px' } },
  }),
);

export const text = style(feature({ color: color.text.secondary }));
