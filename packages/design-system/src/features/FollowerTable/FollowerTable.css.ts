import { style } from '@vanilla-extract/css';
import { container } from '../../styles/breakpoints';
import { feature } from '../../styles/layers.css';
import { vars } from '../../theme/contract.css';

/** Room for a small avatar before the name. */
export const row = style(
  feature({ '@container': { [container.tableRows]: { paddingInlineStart: '38px' } } }),
);

export const company = style(feature({ color: vars.color.text.secondary }));
