import { feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const picker = style(
  feature({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.sm, minInlineSize: 0 }),
);

export const line = style(
  feature({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xs }),
);

export const list = style(
  feature({
    display: 'contents',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);

export const item = style(feature({ display: 'inline-flex', maxInlineSize: '100%', minInlineSize: 0 }));

/** Placeholder style for an empty slot. */
export const opener = style(feature({ borderStyle: 'dashed' }));
