import { feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

/** Colours of nodes by supply risk band, lightened for the background of the diagram. */
export const riskColors = {
  'risk-high': color.mark.danger,
  'risk-moderate': color.mark.warning,
  'risk-low': color.mark.success,
  'risk-unknown': color.sector.none,
} as const;

/** Above the button that opens the diagram. */
export const choice = style(
  feature({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: `${space.xs} ${space.md}` }),
);
