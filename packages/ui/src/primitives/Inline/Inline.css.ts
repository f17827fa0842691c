import { style } from '@vanilla-extract/css';
import { primitive } from '../../styles/layers.css';

export const inline = style(primitive({ display: 'flex', minInlineSize: 0 }));
