import { style } from '@vanilla-extract/css';
import { primitive } from '../../styles/layers';

/** The button that opens the tools, above the end of the table. */
export const tools = style(primitive({ display: 'flex', justifyContent: 'end' }));
