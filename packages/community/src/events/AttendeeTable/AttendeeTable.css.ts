import { container, feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const filters = style(
  feature({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.xs} ${space.lg}`,
    paddingBlock: space.sm,
  }),
);

export const company = style(feature({ color: color.text.secondary }));

/** Leaves room for a small avatar before the name. */
export const row = style(
  feature({
    '@container': { [container.tableRows]: { paddingInlineStart: '38px' } },
  }),
);
