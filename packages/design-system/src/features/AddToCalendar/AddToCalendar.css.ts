import { style } from '@vanilla-extract/css';
import { feature } from '../../styles/layers.css';
import { type } from '../../styles/typography';
import { vars } from '../../theme/contract.css';

const { space } = vars;

export const root = style(
  feature({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space.xxs} ${space.md}` }),
);

export const label = style(
  feature({ ...type.caption, display: 'inline-flex', alignItems: 'center', gap: space.xxs }),
);
