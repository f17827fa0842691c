import { recipe } from '@vanilla-extract/recipes';
import { primitive } from '../../styles/layers';
import { type } from '../../styles/typography';
import { vars } from '../../theme/contract.css';

const { text: color } = vars.color;

export const text = recipe({
  // Long words break instead of overflowing.
  base: primitive({ overflowWrap: 'break-word' }),
  variants: {
    variant: {
      body: primitive(type.body),
      small: primitive(type.small),
      caption: primitive(type.caption),
      label: primitive(type.label),
      mono: primitive(type.mono),
      figure: primitive(type.figure),
      prose: primitive(type.prose),
    },
    tone: {
      primary: primitive({ color: color.primary }),
      secondary: primitive({ color: color.secondary }),
      muted: primitive({ color: color.muted }),
      accent: primitive({ color: color.accent }),
      success: primitive({ color: color.success }),
      warning: primitive({ color: color.warning }),
      danger: primitive({ color: color.danger }),
    },
  },
});
