import { style } from '@vanilla-extract/css';
import { feature } from '../../styles/layers.css';
import { vars } from '../../theme/contract.css';

const { space } = vars;

export const form = style(feature({ display: 'grid', gap: space.md, maxInlineSize: '36rem' }));

export const foot = style(
  feature({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space.xs} ${space.sm}` }),
);

export const back = style(feature({ margin: 0, paddingBlock: space.md }));

export const backLink = style(
  feature({ display: 'inline-flex', alignItems: 'center', gap: space.xxs, minBlockSize: '24px' }),
);
