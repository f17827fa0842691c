import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { primitive } from '../../styles/layers';
import { type } from '../../styles/typography';
import { vars } from '../../theme/contract.css';

const { color, space } = vars;

/** Red border for confirmations of destructive actions. */
export const edge = recipe({
  variants: {
    tone: {
      primary: {},
      danger: primitive({ borderBlockStartColor: color.mark.danger }),
    },
  },
});

export const body = style(
  primitive({
    display: 'grid',
    gap: space.sm,
    overflowY: 'auto',
    padding: `18px ${space.lg} 20px`,
    overflowWrap: 'break-word',
  }),
);

export const title = style(primitive(type.sectionTitle));
