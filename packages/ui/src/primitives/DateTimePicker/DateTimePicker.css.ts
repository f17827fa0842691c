import { style } from '@vanilla-extract/css';
import { primitive } from '../../styles/layers';
import { vars } from '../../theme/contract.css';

/** Side by side if both fit, otherwise the time zone below. */
export const row = style(primitive({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs }));

export const dateAndTime = style(primitive({ flex: '1 1 220px', minInlineSize: 0 }));

export const zone = style(primitive({ flex: '1 1 180px', minInlineSize: 0 }));
