import { style } from '@vanilla-extract/css';
import { container } from '../../styles/breakpoints';
import { feature } from '../../styles/layers.css';
import { vars } from '../../theme/contract.css';

export const back = style(feature({ margin: 0, paddingBlock: vars.space.md }));

export const backLink = style(
  feature({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xxs, minBlockSize: '24px' }),
);

/** Room for a small avatar before the name. */
export const row = style(
  feature({ '@container': { [container.tableRows]: { paddingInlineStart: '38px' } } }),
);

export const company = style(feature({ color: vars.color.text.secondary }));
