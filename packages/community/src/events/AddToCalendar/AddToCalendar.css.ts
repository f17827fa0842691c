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
    // As far as its links can be hit, so that nothing below takes of that.
    paddingBlockEnd: '3px',
  }),
);

export const label = style(
  feature({ ...type.caption, display: 'inline-flex', alignItems: 'center', gap: space.xxs }),
);
