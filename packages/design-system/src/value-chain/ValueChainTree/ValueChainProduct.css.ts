import { feature, media, type } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, font, space } = vars;
const hairline = `1px solid ${color.rule.hairline}`;

export const art = style(
  feature({
    flex: 'none',
    inlineSize: '100%',
    blockSize: 'auto',
    aspectRatio: '16 / 9',
    objectFit: 'cover',
    border: `1px solid ${color.rule.strong}`,
    '@media': { [media.phone]: { display: 'none' } },
  }),
);

export const prose = style(feature({ fontSize: '0.9375rem', lineHeight: 1.46, overflowWrap: 'anywhere' }));

export const facts = style(
  feature({ display: 'grid', gridTemplateColumns: 'repeat(3, auto)', borderBlock: hairline }),
);

export const fact = style(
  feature({
    padding: '8px 0 8px',
    paddingInlineStart: space.sm,
    borderInlineStart: hairline,
    selectors: { '&:first-child': { border: 0, paddingInlineStart: 0 } },
  }),
);

export const factName = style(feature({ ...type.label }));

export const factValue = style(
  feature({ ...type.figure, margin: 0, fontSize: font.size[22], fontWeight: 620, lineHeight: 1.15 }),
);
