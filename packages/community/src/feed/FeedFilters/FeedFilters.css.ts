import { feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, size, space } = vars;

/** Has the rule of the tabs, so that it reaches below the choice of the sector as well. */
export const row = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: space.xs,
    minInlineSize: 0,
    // The first post has a rule of its own.
    marginBlockEnd: space.md,
    borderBlockEnd: `${size.hairline} solid ${color.rule.strong}`,
  }),
);

/** Begins where the posts do on phones, too, as the sector stands beside it. */
export const tabs = style(
  feature({ minInlineSize: 0, marginInline: 0, paddingInline: 0, borderBlockEnd: 0 }),
);
