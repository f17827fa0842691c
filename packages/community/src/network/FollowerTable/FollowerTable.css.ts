import { container, feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

/** Leaves room for a small avatar before the name. */
export const row = style(
  feature({ '@container': { [container.tableRows]: { paddingInlineStart: '38px' } } }),
);

export const company = style(feature({ color: vars.color.text.secondary }));
