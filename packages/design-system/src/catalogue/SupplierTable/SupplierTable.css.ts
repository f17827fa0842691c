import { container, feature, type, visuallyHidden } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

/** Prevents wrapping where rows have columns. */
export const line = style(
  feature({ whiteSpace: 'nowrap', '@container': { [container.tableRows]: { whiteSpace: 'normal' } } }),
);

/** As high with the button as without it, so that the rows stay in place. */
export const selectionBar = style(
  feature({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.md,
    minBlockSize: '44px',
  }),
);

export const rowActions = style(feature({ display: 'inline-flex', alignItems: 'center', gap: space.xxs }));

export const supplies = style(
  feature({ display: 'flex', alignItems: 'center', gap: space.xs, color: color.text.secondary }),
);

export const pictures = style(feature({ display: 'inline-flex', gap: space.xxs, flex: 'none' }));

export const picture = style(feature({ inlineSize: '32px', blockSize: '24px' }));

export const countryCode = style(
  feature({ ...type.mono, marginInlineEnd: '7px', color: color.text.muted, unicodeBidi: 'isolate' }),
);

export const contacts = style(
  feature({ display: 'inline-flex', alignItems: 'center', justifyContent: 'flex-end', gap: space.xs }),
);

/** Five first names fit on two lines. */
export const contactNames = style(
  feature({
    ...type.caption,
    display: '-webkit-box',
    inlineSize: '20ch',
    overflow: 'hidden',
    lineHeight: 1.3,
    textAlign: 'start',
    whiteSpace: 'normal',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    // Visually hidden where the columns need the space.
    '@container': { '(max-width: 900px)': visuallyHidden },
  }),
);

/** As wide as two digits, so that avatars line up. */
export const contactCount = style(feature({ minInlineSize: '2ch' }));
