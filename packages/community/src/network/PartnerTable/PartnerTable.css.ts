import { container, feature, type } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

export const countryCode = style(
  feature({ ...type.mono, marginInlineEnd: '7px', color: vars.color.text.muted, unicodeBidi: 'isolate' }),
);

export const linkedProducts = style(feature({ color: vars.color.text.secondary }));

/** One line in a table, however long the name; inline with the other facts in a row without columns. */
export const linkedLine = style(
  feature({
    display: 'inline-flex',
    maxInlineSize: '190px',
    gap: vars.space.xxs,
    whiteSpace: 'nowrap',
    '@container': {
      [container.tableRows]: { display: 'inline', maxInlineSize: 'none', whiteSpace: 'normal' },
    },
  }),
);

export const linkedName = style(
  feature({
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    '@container': { [container.tableRows]: { overflow: 'visible' } },
  }),
);
