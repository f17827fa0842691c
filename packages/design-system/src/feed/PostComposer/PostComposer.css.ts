import { feature, type } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const composer = style(feature({ display: 'grid', gap: space.xs, minInlineSize: 0 }));

export const progress = style(
  feature({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end', gap: space.md }),
);

export const failure = style(
  feature({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.sm }),
);

/** Holds its line, so that nothing moves when a draft is kept. */
export const kept = style(feature({ ...type.caption, margin: 0, minBlockSize: '1lh' }));
