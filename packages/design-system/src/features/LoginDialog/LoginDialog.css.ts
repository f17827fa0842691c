import { style } from '@vanilla-extract/css';
import { feature } from '../../styles/layers.css';
import { vars } from '../../theme/contract.css';

/** The form on the page itself, as wide as in the dialog. */
export const plain = style(feature({ maxInlineSize: '440px', paddingBlock: vars.space.xl }));
