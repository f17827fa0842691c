import { style } from '@vanilla-extract/css';
import { feature } from '../../styles/layers.css';
import { type } from '../../styles/typography';
import { vars } from '../../theme/contract.css';

const { color, space } = vars;

export const supplies = style(
  feature({ display: 'flex', alignItems: 'center', gap: space.xs, color: color.text.secondary }),
);

export const pictures = style(feature({ display: 'inline-flex', gap: space.xxs, flex: 'none' }));

export const picture = style(feature({ inlineSize: '32px', blockSize: '24px' }));

export const countryCode = style(feature({ ...type.mono, marginInlineEnd: '7px', color: color.text.muted }));

export const contacts = style(
  feature({ display: 'inline-flex', alignItems: 'center', justifyContent: 'flex-end', gap: space.xs }),
);

export const contactNames = style(
  feature({
    ...type.caption,
    maxInlineSize: '13ch',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);
