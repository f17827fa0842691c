import { feature, focusRing } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, font, size, space } = vars;

/** Fixed height, to avoid a layout shift while searching. */
export const found = style(
  feature({
    margin: 0,
    padding: 0,
    listStyle: 'none',
    minBlockSize: '220px',
    marginBlockStart: space.sm,
    color: color.text.secondary,
  }),
);

export const person = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: space.sm,
    minBlockSize: '52px',
    paddingInline: space.xs,
    border: 0,
    background: 'none',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    color: color.text.primary,
    overflowWrap: 'anywhere',
    selectors: {
      '&:hover': { background: color.surface.sunk },
      '&:focus-visible': focusRing('inside'),
    },
  }),
);

/** Selected people, above the field. */
export const chosen = style(
  feature({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.xs,
    margin: 0,
    marginBlockEnd: space.sm,
    padding: 0,
    listStyle: 'none',
  }),
);

export const row = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    borderBlockEnd: `${size.hairline} solid ${color.rule.hairline}`,
  }),
);

export const company = style(
  feature({ display: 'block', color: color.text.secondary, fontSize: font.size[13] }),
);
