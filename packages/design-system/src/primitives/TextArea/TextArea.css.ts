import { style } from '@vanilla-extract/css';
import { primitive } from '../../styles/layers.css';

export const textArea = style(primitive({ blockSize: 'auto', paddingBlock: '9px', resize: 'vertical' }));
