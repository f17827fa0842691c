import { container, feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

/** Where rows stand as lines: a line of its own below the description, which takes all of one. */
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
