import { style } from '@vanilla-extract/css';
import { feature } from '../../styles/layers.css';
import { type } from '../../styles/typography';
import { vars } from '../../theme/contract.css';

export const filter = style(feature({ paddingBlock: vars.space.sm }));

export const countryCode = style(
  feature({
    ...type.mono,
    marginInlineEnd: '7px',
    color: vars.color.text.muted,
    unicodeBidi: 'isolate',
  }),
);
