import { feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, font, size, space } = vars;

export const root = style(feature({ paddingBlockEnd: space.xl }));

/** Limited to a comfortable line length, as the forms of the page are. */
export const body = style(feature({ display: 'grid', gap: space.lg, maxInlineSize: '680px' }));

/** Controls beside the name if there is room, below it on phones. */
export const row = style(
  feature({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.xs} ${space.md}`,
    paddingBlock: space.sm,
    borderBlockEnd: `${size.hairline} solid ${color.rule.hairline}`,
  }),
);

export const text = style(feature({ flex: '1 1 280px', minInlineSize: 0, overflowWrap: 'anywhere' }));

export const facts = style(feature({ color: color.text.secondary, fontSize: font.size[12] }));
