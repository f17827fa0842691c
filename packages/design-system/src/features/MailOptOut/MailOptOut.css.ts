import { style } from '@vanilla-extract/css';
import { feature } from '../../styles/layers.css';
import { vars } from '../../theme/contract.css';

export const address = style(feature({ fontWeight: vars.font.weight.strong, overflowWrap: 'anywhere' }));
