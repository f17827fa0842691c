import { feature, type } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const root = style(
  feature({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.xs} ${space.md}`,
    // Covers the hit area of its links, so that following content does not overlap it.
    paddingBlockEnd: '3px',
  }),
);

export const label = style(
  feature({ ...type.caption, display: 'inline-flex', alignItems: 'center', gap: space.xxs }),
);
