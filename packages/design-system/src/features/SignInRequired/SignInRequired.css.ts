import { style } from '@vanilla-extract/css';
import { feature } from '../../styles/layers.css';
import { vars } from '../../theme/contract.css';

export const root = style(feature({ paddingBlock: vars.space['3xl'], maxInlineSize: '640px' }));
