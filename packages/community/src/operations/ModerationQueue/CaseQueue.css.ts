import { feature, type } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, font, size, space } = vars;

export const root = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.lg,
    maxInlineSize: '880px',
    overflowWrap: 'anywhere',
  }),
);

export const list = style(feature({ margin: 0, padding: 0, listStyle: 'none' }));

export const item = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.sm,
    paddingBlock: space.md,
    borderBlockEnd: `${size.hairline} solid ${color.rule.hairline}`,
  }),
);

export const head = style(
  feature({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space.xs} ${space.sm}` }),
);

export const words = style(
  feature({
    ...type.prose,
    margin: 0,
    maxInlineSize: '66ch',
    unicodeBidi: 'plaintext',
    whiteSpace: 'pre-line',
  }),
);

export const facts = style(feature({ margin: 0, color: color.text.secondary, fontSize: font.size[12] }));
