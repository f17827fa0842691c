import { container, feature, type } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

export const countryCode = style(
  feature({ ...type.mono, marginInlineEnd: '7px', color: vars.color.text.muted, unicodeBidi: 'isolate' }),
);

/** Keeps most names on one line. */
export const partnerName = style(
  feature({ minInlineSize: '220px', '@container': { [container.tableRows]: { minInlineSize: 0 } } }),
);

/** Takes the width that the other columns leave, as its content is clipped. */
export const linkedProducts = style(
  feature({
    minInlineSize: '110px',
    maxInlineSize: 0,
    color: vars.color.text.secondary,
    '@container': { [container.tableRows]: { minInlineSize: 0, maxInlineSize: 'none' } },
  }),
);

/** One line in a table, however long the name; inline with the other facts in a row without columns. */
export const linkedLine = style(
  feature({
    display: 'flex',
    gap: vars.space.xxs,
    whiteSpace: 'nowrap',
    '@container': { [container.tableRows]: { display: 'inline', whiteSpace: 'normal' } },
  }),
);

export const linkedName = style(
  feature({
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    '@container': { [container.tableRows]: { overflow: 'visible' } },
  }),
);
