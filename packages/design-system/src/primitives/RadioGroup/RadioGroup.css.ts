import { style } from '@vanilla-extract/css';
import { primitive } from '../../styles/layers.css';
import { type } from '../../styles/typography';
import { vars } from '../../theme/contract.css';

export const group = style(primitive({ display: 'block' }));

export const legend = style(primitive({ ...type.label, display: 'block' }));

export const optionsLine = style(primitive({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.lg }));
