import { feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, font, space } = vars;

export const root = style(feature({ minInlineSize: 0 }));

export const suggestion = style(
  feature({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.xs,
    marginBlockStart: space.xs,
    fontSize: font.size[13],
    color: color.text.secondary,
    overflowWrap: 'anywhere',
    selectors: { '&:empty': { display: 'none' } },
  }),
);
