import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { primitive } from '../../styles/layers';
import { vars } from '../../theme/contract.css';

const { color, size } = vars;

const toned = (edge: string, ground: string) =>
  primitive({ borderInlineStartColor: edge, background: ground });

export const notice = recipe({
  base: primitive({
    display: 'flex',
    gap: '10px',
    padding: '10px 14px',
    borderInlineStart: `${size.band} solid`,
    color: color.text.primary,
    fontSize: vars.font.size[14],
    lineHeight: 1.4,
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

/** Content beside a button may shrink and break long words. */
export const body = style(primitive({ flexGrow: 1, minInlineSize: 0, overflowWrap: 'anywhere' }));

export const sign = recipe({
  base: primitive({ marginBlockStart: '2px' }),
  variants: {
    tone: {
      info: primitive({ color: color.mark.accent }),
      success: primitive({ color: color.mark.success }),
      warning: primitive({ color: color.mark.warning }),
      danger: primitive({ color: color.mark.danger }),
    },
  },
});
