import { style } from '@vanilla-extract/css';
import { primitive } from '../../styles/layers';

export const inline = style(primitive({ display: 'flex', minInlineSize: 0 }));
