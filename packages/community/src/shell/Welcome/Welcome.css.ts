import { feature, media } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, font, size, space } = vars;

/** As wide as the page content, centred on a full-bleed background. */
export const root = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '28px',
    maxInlineSize: `calc(${size.page} + 2 * ${size.pageMargin})`,
    marginInline: 'auto',
    paddingInline: size.pageMargin,
    paddingBlock: `28px ${space.lg}`,
    '@media': {
      [media.twoColumns]: { gridTemplateColumns: 'minmax(0, 1fr) 300px', alignItems: 'end' },
      [media.threeColumns]: {
        gridTemplateColumns: 'minmax(0, 1fr) 356px',
        gap: '56px',
        paddingBlock: '52px 36px',
      },
    },
  }),
);

export const title = style(
  feature({
    fontSize: font.size.display,
    fontWeight: 700,
    fontStretch: '90%',
    lineHeight: 0.94,
    letterSpacing: font.tracking.display,
  }),
);

export const lead = style(
  feature({
    maxInlineSize: '50ch',
    marginBlockStart: space.md,
    color: color.text.secondary,
    fontSize: font.size[18],
    lineHeight: 1.42,
    '@media': { [media.threeColumns]: { marginBlockStart: space.lg, fontSize: '1.3rem' } },
  }),
);

export const join = style(
  feature({
    display: 'grid',
    gap: '10px',
    maxInlineSize: size.dialog.medium,
    paddingBlockStart: '14px',
    borderBlockStart: `${size.rule} solid ${color.rule.strong}`,
    '@media': { [media.phone]: { maxInlineSize: 'none' } },
  }),
);

export const form = style(feature({ display: 'grid', gap: '10px' }));

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

export const fine = style(feature({ color: color.text.secondary, fontSize: font.size[12], lineHeight: 1.4 }));

export const find = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'end',
    gap: space.xs,
    maxInlineSize: '560px',
    marginBlockStart: space.lg,
  }),
);

export const browse = style(feature({ margin: 0, marginBlockStart: space.xs, color: color.text.secondary }));
