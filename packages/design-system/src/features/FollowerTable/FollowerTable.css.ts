import { style } from '@vanilla-extract/css';
import { feature } from '../../styles/layers.css';
import { vars } from '../../theme/contract.css';

export const back = style(feature({ margin: 0, paddingBlock: vars.space.md }));

export const company = style(feature({ color: vars.color.text.secondary }));
