import { feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, font, size, space } = vars;

export const page = style(feature({ maxInlineSize: '680px' }));

export const filter = style(feature({ marginBlockEnd: space.sm }));

export const item = style(
  feature({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) 10px',
    alignItems: 'start',
    gap: space.sm,
    paddingBlock: space.sm,
    borderBlockEnd: `${size.hairline} solid ${color.rule.hairline}`,
    overflowWrap: 'anywhere',
  }),
);

export const sentence = style(feature({ margin: 0, lineHeight: font.leading.data }));

export const time = style(
  feature({ margin: 0, marginBlockStart: space.xxs, color: color.text.secondary, fontSize: font.size[13] }),
);

export const unread = style(
  feature({
    borderRadius: '50%',
    background: color.mark.accent,
    alignSelf: 'center',
    inlineSize: '8px',
    blockSize: '8px',
    '@media': { '(forced-colors: active)': { background: 'Highlight' } },
  }),
);

export const end = style(
  feature({ margin: 0, paddingBlock: space.md, color: color.text.secondary, textAlign: 'center' }),
);
