import { feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, font, space } = vars;

/** Colours of nodes by the band of their supply, lightened where the diagram draws them on its plate. */
export const riskColors = {
  'risk-high': color.mark.danger,
  'risk-moderate': color.mark.warning,
  'risk-low': color.mark.success,
  'risk-unknown': color.sector.none,
} as const;

export const legend = style(
  feature({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${space.sm}`,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    fontSize: font.size[12],
    color: color.text.secondary,
  }),
);

const item = style(
  feature({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xxs,
    whiteSpace: 'nowrap',
    '::before': {
      content: '""',
      inlineSize: '10px',
      blockSize: '10px',
      borderRadius: '50%',
    },
    '@media': { '(forced-colors: active)': { '::before': { forcedColorAdjust: 'none' } } },
  }),
);

export const items = styleVariants(riskColors, (hue) => [item, feature({ '::before': { background: hue } })]);
