import { style } from '@vanilla-extract/css';
import { utility } from '../../styles/layers';
import { visuallyHidden } from '../../styles/visually-hidden';

export const hidden = style(utility(visuallyHidden));
