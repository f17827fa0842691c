import { feature, media, type } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { font, space } = vars;

export const quotes = style(
  feature({
    display: 'grid',
    gap: '28px',
    paddingBlockStart: space.xs,
    '@media': {
      [media.twoColumns]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.size.column.gutter },
    },
  }),
);

export const quote = style(
  feature({
    display: 'grid',
    gridTemplateRows: '1fr auto',
    gap: '14px',
    margin: 0,
    '@media': { [media.twoColumns]: { gridTemplateRows: 'auto 1fr' } },
  }),
);

export const words = style(
  feature({ ...type.prose, margin: 0, fontSize: '1.25rem', lineHeight: 1.42, textWrap: 'pretty' }),
);

export const speaker = style(
  feature({
    display: 'flex',
    alignItems: 'center',
    alignSelf: 'start',
    gap: space.sm,
    fontSize: font.size[13],
  }),
);

export const name = style(feature({ display: 'block', fontSize: font.size[14], fontWeight: 620 }));
