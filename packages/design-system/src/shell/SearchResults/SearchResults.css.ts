import { container, feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

/** Room for a thumb before every name, as companies and products stand among each other. */
export const row = style(
  feature({ '@container': { [container.tableRows]: { paddingInlineStart: '50px' } } }),
);

export const categories = style(feature({ marginBlockEnd: vars.space.sm }));
