import { style } from '@vanilla-extract/css';
import { primitive } from '../../styles/layers';

export const stack = style(primitive({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }));
