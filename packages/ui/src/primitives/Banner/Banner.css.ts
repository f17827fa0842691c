import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../styles/breakpoints';
import { primitive } from '../../styles/layers';
import { type } from '../../styles/typography';
import { vars } from '../../theme/contract.css';

const { color, size, space } = vars;

const toned = (edge: string, ground: string) =>
  primitive({ borderBlockStartColor: edge, background: ground });

/** Full-bleed strip. */
export const banner = recipe({
  base: primitive({
    ...type.body,
    borderBlockStart: `${size.band} solid`,
    borderBlockEnd: `1px solid ${color.rule.strong}`,
    color: color.text.primary,
  }),
  variants: {
    tone: {
      info: toned(color.mark.accent, color.tint.accent),
      success: toned(color.mark.success, color.tint.success),
      warning: toned(color.mark.premium, color.tint.warning),
      danger: toned(color.mark.danger, color.tint.danger),
    },
  },
});

/** As wide as the page content below. */
export const line = style(
  primitive({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
    alignItems: 'center',
    columnGap: space.sm,
    maxInlineSize: `calc(${size.page} + 2 * ${size.pageMargin})`,
    minBlockSize: '48px',
    marginInline: 'auto',
    paddingInline: size.pageMargin,
    '@media': { [media.phone]: { alignItems: 'start', columnGap: '10px' } },
  }),
);

export const body = style(
  primitive({
    gridColumn: 2,
    paddingBlock: space.sm,
    minInlineSize: 0,
    overflowWrap: 'break-word',
  }),
);

export const sign = style(primitive({ '@media': { [media.phone]: { marginBlockStart: '14px' } } }));

/** Below the text on phones, which have no room for both on one line. */
export const action = style(
  primitive({
    gridColumn: 3,
    '@media': { [media.phone]: { gridColumn: '2 / -1', gridRow: 2, paddingBlockEnd: space.sm } },
  }),
);

/** Its icon aligns with the edge of the page, so that the button itself extends into the margin. */
export const dismiss = style(primitive({ gridColumn: 4, maxInlineSize: 'none', marginInlineEnd: '-10px' }));
