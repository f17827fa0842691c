import { feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

/** As wide as a post in a feed, centred in its column. */
export const measure = style(
  feature({
    display: 'grid',
    gap: vars.space.md,
    minInlineSize: 0,
    maxInlineSize: '680px',
    marginInline: 'auto',
  }),
);
