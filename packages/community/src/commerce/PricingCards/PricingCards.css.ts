import { feature as layered, media, type } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, font, size, space } = vars;

export const cards = style(
  layered({
    display: 'grid',
    gap: space.xl,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@media': {
      [media.twoColumns]: {
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        // Shared rows align names, prices, facts, actions and features of all three.
        gridTemplateRows: 'repeat(4, auto) 1fr',
        gap: 0,
      },
    },
  }),
);

export const card = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    rowGap: space.sm,
    minInlineSize: 0,
    paddingBlock: space.md,
    borderBlockStart: `${size.rule} solid ${color.rule.strong}`,
    selectors: {
      '&[data-state="current"]': { borderBlockStartColor: color.mark.accent },
      // Highlighted by background and border, on phones too.
      '&[data-state="recommended"]': {
        paddingInline: space.md,
        borderBlockStart: `${size.band} solid ${color.mark.accent}`,
        background: color.surface.selected,
      },
    },
    '@media': {
      [media.twoColumns]: {
        gridRow: 'span 5',
        gridTemplateRows: 'subgrid',
        paddingInline: space.lg,
        selectors: {
          '&:first-child:not([data-state="recommended"])': { paddingInlineStart: 0 },
          '&:last-child:not([data-state="recommended"])': { paddingInlineEnd: 0 },
          '&[data-state="recommended"]': { paddingInline: space.lg },
        },
      },
    },
  }),
);

export const head = style(
  layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xs }),
);

export const price = style(layered({ ...type.figure, fontSize: font.size[48], fontWeight: 620 }));

export const per = style(
  layered({ marginInlineStart: space.xxs, color: color.text.secondary, whiteSpace: 'nowrap' }),
);

export const facts = style(layered({ color: color.text.secondary, fontSize: font.size[13] }));

export const features = style(
  layered({
    display: 'grid',
    alignContent: 'start',
    gap: space.xs,
    minInlineSize: 0,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);

/** One line for each feature, separated by hairlines. */
export const list = style(layered({ margin: 0, padding: 0, listStyle: 'none' }));

export const more = style(layered({ fontWeight: font.weight.strong }));

export const feature = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: space.xs,
    paddingBlock: space.xs,
    borderBlockEnd: `${size.hairline} solid ${color.rule.hairline}`,
    lineHeight: font.leading.data,
  }),
);

export const action = style(
  layered({ display: 'grid', alignContent: 'start', gap: space.xs, paddingBlockStart: space.xs }),
);
