import { recipe } from '@vanilla-extract/recipes';
import { primitive } from '../../styles/layers';
import { vars } from '../../theme/contract.css';

const { color, space } = vars;

export const waterGauge = recipe({
  base: primitive({ padding: space.sm }),
  variants: {
    tone: {
      neutral: primitive({ color: color.text.primary }),
      accent: primitive({ color: color.text.accent }),
    },
  },
});
