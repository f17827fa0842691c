import { feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, font, size, space } = vars;

export const root = style(feature({ paddingBlockEnd: space.xl }));

/** Limited to a comfortable line length, as the forms of the page are. */
export const body = style(feature({ display: 'grid', gap: space.lg, maxInlineSize: '680px' }));

export const list = style(
  feature({
    margin: 0,
    padding: 0,
    listStyle: 'none',
    borderBlockStart: `${size.hairline} solid ${color.rule.hairline}`,
  }),
);

export const row = style(
  feature({
    display: 'grid',
    gridTemplateColumns: '28px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: space.md,
    minBlockSize: size.row,
    paddingBlock: space.sm,
    borderBlockEnd: `${size.hairline} solid ${color.rule.hairline}`,
  }),
);

export const name = style(feature({ overflowWrap: 'anywhere' }));

export const facts = style(
  feature({ color: color.text.secondary, fontSize: font.size[12], overflowWrap: 'anywhere' }),
);
