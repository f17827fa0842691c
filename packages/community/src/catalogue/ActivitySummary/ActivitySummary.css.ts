import { feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, size, space } = vars;

export const list = style(feature({ margin: 0, padding: 0, listStyle: 'none' }));

export const item = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'minmax(52px, max-content) minmax(0, 1fr)',
    gap: space.sm,
    paddingBlock: space.xs,
    borderBlockEnd: `${size.hairline} solid ${color.rule.hairline}`,
    overflowWrap: 'anywhere',
  }),
);

/** May exceed its column in languages whose dates are longer than “29 Nov”. */
export const day = style(feature({ whiteSpace: 'nowrap' }));

/** Link to the feed, below the list or its placeholder. */
export const foot = style(
  feature({ margin: 0, marginBlockStart: space.sm, fontSize: vars.font.size[13], overflowWrap: 'anywhere' }),
);

export const medium = style(
  feature({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xxs,
    marginBlockStart: space.xxs,
    fontSize: vars.font.size[13],
  }),
);

export const picture = style(feature({ inlineSize: '96px', blockSize: '72px' }));
