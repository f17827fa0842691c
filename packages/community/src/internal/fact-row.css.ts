import { feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, size, space } = vars;

export const row = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: space.xs,
    minInlineSize: 0,
    margin: 0,
    padding: 0,
    paddingBlockEnd: space.sm,
    border: 0,
    borderBlockEnd: `${size.hairline} solid ${color.rule.hairline}`,
  }),
);

export const fields = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(168px, 100%), 1fr))',
    alignItems: 'start',
    gap: space.xs,
  }),
);
