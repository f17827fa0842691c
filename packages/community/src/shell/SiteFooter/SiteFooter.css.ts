import { feature, media, type } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, font, size, space } = vars;

export const root = style(
  feature({
    // At the bottom of the window if the page is shorter.
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

export const columns = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(136px, 1fr))',
    gap: space.lg,
    paddingBlock: space.lg,
    borderBlockStart: `${size.rule} solid ${color.rule.strong}`,
    // Balances two columns, whatever the size of the groups.
    '@media': { [media.phone]: { display: 'block', columnCount: 2, columnGap: space.lg } },
  }),
);

export const column = style(
  feature({
    minInlineSize: 0,
    '@media': { [media.phone]: { breakInside: 'avoid', paddingBlockEnd: space.md } },
  }),
);

export const title = style(
  feature({ ...type.panelTitle, margin: 0, paddingBlockEnd: space.xxs, color: color.text.primary }),
);

export const links = style(
  feature({
    display: 'grid',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    overflowWrap: 'anywhere',
  }),
);

/** Languages and copyright, below the columns. */
export const base = style(
  feature({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.xxs} 28px`,
    paddingBlockStart: space.sm,
    borderBlockStart: `1px solid ${color.rule.hairline}`,
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
