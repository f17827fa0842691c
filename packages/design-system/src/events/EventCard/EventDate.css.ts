import { feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { recipe } from '@vanilla-extract/recipes';

const { color, font, space } = vars;

export const date = recipe({
  base: feature({
    display: 'grid',
    flex: 'none',
    alignSelf: 'start',
    overflow: 'hidden',
    border: `1px solid ${color.rule.strong}`,
    background: color.surface.raised,
    textAlign: 'center',
    color: color.text.primary,
  }),
  variants: {
    size: {
      small: feature({ inlineSize: '44px' }),
      large: feature({ inlineSize: '92px' }),
    },
  },
});

export const month = recipe({
  base: feature({
    background: color.rule.strong,
    color: color.surface.paper,
    fontWeight: font.weight.label,
    fontStretch: font.stretch.label,
    lineHeight: font.leading.ui,
    // In forced colours the border alone separates the two parts.
    borderBlockEnd: '1px solid transparent',
  }),
  variants: {
    size: {
      small: feature({ fontSize: font.size[11] }),
      large: feature({ paddingBlock: space.xxs, fontSize: font.size[14] }),
    },
  },
});

export const day = recipe({
  base: feature({
    fontWeight: font.weight.strong,
    fontStretch: font.stretch.figure,
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '-0.03em',
  }),
  variants: {
    size: {
      small: feature({ fontSize: font.size[18], lineHeight: '26px' }),
      large: feature({ fontSize: font.size[36], lineHeight: '60px' }),
    },
  },
});
