import { container, feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

/** Full-width line below the description where rows are stacked. */
export const suppliersLine = style(
  feature({
    '@container': {
      [container.tableRows]: { display: 'block', selectors: { '&&::before': { content: 'none' } } },
    },
  }),
);

export const rowActions = style(
  feature({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xxs }),
);
