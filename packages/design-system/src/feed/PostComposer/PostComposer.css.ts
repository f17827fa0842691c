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

/** Reserves its line, so that the note about a saved draft shifts nothing. */
export const kept = style(feature({ ...type.caption, margin: 0, minBlockSize: '1lh' }));
