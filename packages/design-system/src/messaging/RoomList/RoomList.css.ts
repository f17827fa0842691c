import { feature, focusRing, type } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, font, size, space } = vars;

/** Fills the available height; only the rooms scroll. */
export const root = style(
  feature({ ...type.body, display: 'flex', flexDirection: 'column', minBlockSize: 0, blockSize: '100%' }),
);

export const search = style(feature({ flex: 'none', paddingBlockEnd: space.sm }));

export const body = style(
  feature({
    flex: '0 1 auto',
    minBlockSize: 0,
    overflowX: 'hidden',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    borderBlockStart: `${size.hairline} solid ${color.rule.hairline}`,
    selectors: { '&:focus-visible': focusRing('inside') },
  }),
);

export const foot = style(feature({ display: 'flex', justifyContent: 'center', paddingBlock: space.xs }));

export const noMatch = style(
  feature({
    paddingBlock: space.sm,
    color: color.text.secondary,
    fontSize: font.size[13],
    overflowWrap: 'anywhere',
  }),
);
