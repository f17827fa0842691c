import { feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, font, space } = vars;

export const list = style(
  feature({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space.xs} ${space.lg}`,
    margin: 0,
    paddingBlock: space.xs,
    borderBlock: `1px solid ${color.rule.hairline}`,
  }),
);

export const fact = style(feature({ minInlineSize: 0, maxInlineSize: '100%' }));

export const value = style(
  feature({
    margin: 0,
    overflowWrap: 'anywhere',
    fontSize: font.size[13],
    lineHeight: font.leading.data,
    unicodeBidi: 'isolate',
  }),
);
