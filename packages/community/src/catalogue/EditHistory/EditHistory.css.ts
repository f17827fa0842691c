import { feature, media, type } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, size, space } = vars;

export const list = style(feature({ margin: 0, padding: 0, listStyle: 'none' }));

export const edit = style(
  feature({
    paddingBlock: space.sm,
    borderBlockEnd: `${size.hairline} solid ${color.rule.hairline}`,
  }),
);

export const head = style(
  feature({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.xs,
  }),
);

export const tools = style(feature({ display: 'flex', flexWrap: 'wrap', gap: space.xs }));

export const values = style(
  feature({ display: 'grid', gap: space.xs, margin: 0, marginBlockStart: space.xs }),
);

export const change = style(
  feature({
    ...type.small,
    display: 'grid',
    gridTemplateColumns: '88px minmax(0, 1fr) minmax(0, 1fr)',
    gap: `${space.xxs} ${space.sm}`,
    '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

export const value = style(
  feature({
    margin: 0,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
  }),
);

export const picture = style(feature({ maxInlineSize: '160px', maxBlockSize: '64px' }));
