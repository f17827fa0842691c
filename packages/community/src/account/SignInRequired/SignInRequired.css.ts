import { feature, media } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, font, size, space } = vars;

/** Puts the sign-in beside the description of the page. */
export const root = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.xl,
    maxInlineSize: '960px',
    marginInline: 'auto',
    paddingBlock: space.xl,
    '@media': {
      [media.twoColumns]: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(280px, 356px)',
        alignItems: 'start',
        gap: space['2xl'],
        paddingBlock: space['2xl'],
      },
    },
  }),
);

export const form = style(
  feature({
    display: 'grid',
    gap: space.md,
    paddingBlockStart: space.md,
    borderBlockStart: `${size.rule} solid ${color.rule.strong}`,
  }),
);

export const or = style(
  feature({
    display: 'flex',
    alignItems: 'center',
    gap: space.sm,
    color: color.text.secondary,
    fontSize: font.size[12],
    selectors: {
      '&::before, &::after': { content: '""', flex: 1, blockSize: '1px', background: color.rule.hairline },
    },
  }),
);
