import { style } from '@vanilla-extract/css';
import { base, primitive } from '../../styles/layers';
import { type } from '../../styles/typography';
import { vars } from '../../theme/contract.css';

const { color, font } = vars;

export const field = style(
  base({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: '5px',
  }),
);

export const label = style(
  primitive({
    ...type.label,
    justifySelf: 'start',
    lineHeight: font.leading.data,
    selectors: { '&:has(> [data-component="VisuallyHidden"])': { position: 'absolute' } },
  }),
);

export const hint = style(
  primitive({
    display: 'flex',
    alignItems: 'flex-start',
    gap: '6px',
    color: color.text.secondary,
    fontSize: font.size[12],
    lineHeight: 1.4,
    selectors: {
      '[data-state="invalid"] > &, [data-state="invalid"] > [data-part="foot"] > &': {
        color: color.text.danger,
        fontWeight: '540',
      },
    },
  }),
);

/** A floated legend is a grid item like the others; otherwise it would be drawn into the fieldset's border. */
export const groupLegend = style(primitive({ display: 'block', float: 'inline-start' }));

export const required = style(primitive({ color: color.text.danger }));

export const optional = style(primitive({ fontWeight: font.weight.body }));

/** Line of the hint if it also holds content at its end. */
export const foot = style(
  primitive({
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: vars.space.sm,
  }),
);
