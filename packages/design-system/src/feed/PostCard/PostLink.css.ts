import { feature, focusRing } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, font, size, space } = vars;

export const card = style(
  feature({
    display: 'grid',
    gridTemplateColumns: '64px minmax(0, 1fr)',
    border: `${size.hairline} solid ${color.rule.hairline}`,
    background: color.surface.raised,
    color: 'inherit',
    textDecoration: 'none',
    selectors: {
      '&:hover': { borderColor: color.rule.strong },
      '&:focus-visible': focusRing(),
    },
  }),
);

export const ground = style(
  feature({
    display: 'grid',
    placeItems: 'center',
    minBlockSize: '64px',
    borderInlineEnd: `${size.hairline} solid ${color.rule.hairline}`,
    background: color.surface.sunk,
    color: color.text.secondary,
  }),
);

export const address = style(
  feature({
    display: 'grid',
    alignContent: 'center',
    gap: '2px',
    minInlineSize: 0,
    paddingBlock: space.xs,
    paddingInline: space.sm,
  }),
);

const line = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const title = style(feature({ ...line, fontSize: font.size[14], fontWeight: font.weight.strong }));

export const host = style(feature({ ...line, color: color.text.secondary, fontSize: font.size[12] }));
