import { feature, type } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, font, size, space } = vars;

export const list = style(feature({ margin: 0, padding: 0, listStyle: 'none' }));

export const item = style(
  feature({
    display: 'grid',
    gap: space.xxs,
    paddingBlock: space.sm,
    selectors: { '& + &': { borderBlockStart: `${size.hairline} solid ${color.rule.hairline}` } },
  }),
);

export const when = style(feature({ ...type.small, margin: 0, color: color.text.secondary }));

export const text = style(
  feature({
    ...type.prose,
    margin: 0,
    fontSize: font.size[16],
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    unicodeBidi: 'plaintext',
  }),
);
