import { feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, font, size, space } = vars;

const bare = { margin: 0, padding: 0, listStyle: 'none' } as const;

export const group = style(feature({ display: 'grid', gap: space.md }));

export const rename = style(feature({ display: 'grid', gap: space.xs, justifyItems: 'start' }));

export const list = style(feature(bare));

/** Keeps its height during the search, to avoid layout shift. */
export const found = style(
  feature({ ...bare, minBlockSize: '160px', marginBlockStart: space.sm, color: color.text.secondary }),
);

export const person = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: space.sm,
    minBlockSize: '52px',
    borderBlockEnd: `${size.hairline} solid ${color.rule.hairline}`,
    color: color.text.primary,
    overflowWrap: 'anywhere',
  }),
);

export const company = style(
  feature({ display: 'block', color: color.text.secondary, fontSize: font.size[13] }),
);

export const leave = style(feature({ display: 'flex', justifyContent: 'start' }));
