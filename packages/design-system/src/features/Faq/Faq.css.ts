import { style } from '@vanilla-extract/css';
import { feature } from '../../styles/layers.css';
import { vars } from '../../theme/contract.css';

export const root = style(
  feature({ display: 'grid', gap: vars.space.lg, maxInlineSize: '760px', paddingBlock: vars.space.xl }),
);
