import { feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const form = style(
  feature({ display: 'grid', gap: space.md, inlineSize: '100%', containerType: 'inline-size' }),
);

/** Two fields beside each other where there is room for both. */
export const pair = style(
  feature({
    display: 'grid',
    gap: space.md,
    '@container': {
      '(min-width: 420px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' },
    },
  }),
);

export const foot = style(feature({ display: 'flex', justifyContent: 'flex-end' }));

/** Who gets what is written. */
export const reach = style(feature({ margin: 0, color: vars.color.text.secondary }));

export const done = style(feature({ display: 'grid', justifyItems: 'start', gap: space.md }));
