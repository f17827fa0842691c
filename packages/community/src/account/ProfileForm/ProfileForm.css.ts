import { feature, media } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

const { color, font, size, space } = vars;

export const root = recipe({
  base: feature({ display: 'grid', gap: space.lg }),
  variants: { part: { true: {}, false: feature({ paddingBlockStart: space.xl }) } },
});

export const form = style(feature({ display: 'grid', gap: space.xl }));

/** Puts the head beside the fields if there is room, so that fields stay within a comfortable line length. */
export const body = style(
  feature({
    display: 'grid',
    gap: space.md,
    maxInlineSize: '680px',
    containerType: 'inline-size',
  }),
);

export const pair = style(
  feature({
    display: 'grid',
    gap: space.md,
    '@container': {
      '(min-width: 480px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' },
    },
  }),
);

export const addresses = style(
  feature({ borderBlockStart: `${size.hairline} solid ${color.rule.hairline}` }),
);

export const address = style(
  feature({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.xxs} ${space.xs}`,
    minBlockSize: size.row,
    paddingBlock: space.xs,
    borderBlockEnd: `${size.hairline} solid ${color.rule.hairline}`,
  }),
);

export const addressText = style(
  feature({
    minInlineSize: 0,
    fontFamily: font.family.mono,
    fontSize: font.size[13],
    overflowWrap: 'anywhere',
  }),
);

export const atTheEnd = style(feature({ marginInlineStart: 'auto' }));

export const foot = recipe({
  base: feature({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.md,
    '@media': { [media.phone]: { display: 'grid' } },
  }),
  variants: {
    part: {
      true: {},
      false: feature({
        paddingBlockStart: space.md,
        borderBlockStart: `${size.rule} solid ${color.rule.strong}`,
      }),
    },
  },
});
