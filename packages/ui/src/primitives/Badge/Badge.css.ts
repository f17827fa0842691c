import { recipe } from '@vanilla-extract/recipes';
import { primitive } from '../../styles/layers';
import { vars } from '../../theme/contract.css';

const { color, font } = vars;

/** Keeps filled badges filled in forced-colours mode. */
const filled = {
  '@media': {
    '(forced-colors: active)': { forcedColorAdjust: 'none', background: 'CanvasText', color: 'Canvas' },
  },
} as const;

export const badge = recipe({
  base: primitive({
    display: 'inline-block',
    flex: 'none',
    paddingInline: '5px',
    fontFamily: font.family.ui,
    fontSize: font.size[11],
    fontStretch: font.stretch.figure,
    fontWeight: font.weight.label,
    lineHeight: '16px',
    letterSpacing: font.tracking.normal,
    whiteSpace: 'nowrap',
  }),
  variants: {
    tone: {
      premium: primitive({
        ...filled,
        borderRadius: '1px',
        background: color.mark.premium,
        color: color.text.onPremium,
        fontWeight: '620',
      }),
      neutral: primitive({ border: `1px solid ${color.control.border}`, color: color.text.secondary }),
      count: primitive({
        ...filled,
        minInlineSize: '18px',
        borderRadius: vars.radius.full,
        background: color.control.fill,
        color: color.text.onFill,
        fontWeight: '620',
        lineHeight: '18px',
        textAlign: 'center',
        fontVariantNumeric: 'tabular-nums',
      }),
    },
  },
});
