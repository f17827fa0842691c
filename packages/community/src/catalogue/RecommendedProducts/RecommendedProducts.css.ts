import { feature, focusRing, type } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, size, space } = vars;

export const list = style(feature({ margin: 0, padding: 0, listStyle: 'none' }));

export const item = style(feature({ borderBlockEnd: `${size.hairline} solid ${color.rule.hairline}` }));

export const product = style(
  feature({
    display: 'grid',
    gridTemplateColumns: '48px minmax(0, 1fr)',
    alignItems: 'center',
    gap: space.sm,
    minBlockSize: '52px',
    paddingBlock: space.xs,
    color: 'inherit',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    selectors: {
      '&:hover': { color: color.text.accent },
      '&:focus-visible': focusRing('inside'),
    },
  }),
);

export const followers = style(feature({ ...type.small, display: 'block', color: color.text.secondary }));
