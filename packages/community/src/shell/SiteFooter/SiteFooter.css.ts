import { feature, media } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, font, size, space } = vars;

export const root = style(
  feature({
    // At the foot of the window, where a page is shorter than that.
    position: 'sticky',
    insetBlockStart: '100vh',
    maxInlineSize: `calc(${size.page} + 2 * ${size.pageMargin})`,
    marginInline: 'auto',
    paddingInline: size.pageMargin,
    paddingBlockEnd: space.xl,
    color: color.text.secondary,
    fontSize: font.size[13],
  }),
);

export const inner = style(
  feature({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.xxs} 28px`,
    paddingBlockStart: space.md,
    borderBlockStart: `1px solid ${color.rule.hairline}`,
  }),
);

export const links = style(
  feature({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${space.lg}`,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    // Where lines would break otherwise once the face has come, whole rows of links would move.
    '@media': { [media.phone]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);

export const link = style(
  feature({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: size.control.small,
    '@media': { [media.touch]: { minBlockSize: '44px' } },
  }),
);

export const copyright = style(
  feature({ marginInlineStart: 'auto', '@media': { [media.phone]: { marginInlineStart: 0 } } }),
);
