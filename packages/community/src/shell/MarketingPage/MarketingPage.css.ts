import { feature, media } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, font, space } = vars;

export const sections = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space['2xl'],
    paddingBlockStart: space.xl,
    '@media': { [media.twoColumns]: { gap: space['3xl'] } },
  }),
);

export const head = style(
  feature({ display: 'grid', gap: space.md, marginBlockEnd: `calc(-1 * ${space.md})` }),
);

export const lead = style(
  feature({ color: color.text.secondary, fontSize: font.size[18], lineHeight: 1.42 }),
);
