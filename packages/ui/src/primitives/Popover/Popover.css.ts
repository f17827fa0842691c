import { style } from '@vanilla-extract/css';
import { floating } from '../../internal/floating';
import { media } from '../../styles/breakpoints';
import { primitive } from '../../styles/layers';
import { type } from '../../styles/typography';
import { vars } from '../../theme/contract.css';

const { color, space, size } = vars;

export const anchor = style(primitive({ display: 'inline-flex', flex: 'none' }));

export const popover = style(
  primitive({
    ...type.body,
    ...floating,
    inlineSize: 'max-content',
    maxInlineSize: `min(${size.dialog.medium}, calc(100vw - 2 * ${space.xs}))`,
    borderBlockStart: `${size.band} solid ${color.mark.accent}`,
    padding: 0,
    outline: 'none',
  }),
);

export const inside = style(
  primitive({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '14px',
    padding: `18px ${space.lg}`,
    outline: 'none',
    '@media': { [media.phone]: { padding: space.md } },
  }),
);

export const title = style(primitive(type.sectionTitle));
