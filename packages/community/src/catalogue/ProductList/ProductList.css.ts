import { feature, type } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { createContainer, globalStyle, style } from '@vanilla-extract/css';

const { color, font, size, space } = vars;

const ground = createContainer('mr-product-list');
const wide = `${ground} (min-width: 640px)`;

export const list = style(
  feature({ containerName: ground, containerType: 'inline-size', margin: 0, padding: 0, listStyle: 'none' }),
);

export const item = style(
  feature({
    display: 'grid',
    gridTemplateColumns: '48px minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: space.sm,
    rowGap: space.xs,
    paddingBlock: space.sm,
    borderBlockEnd: `${size.hairline} solid ${color.rule.hairline}`,
    '@container': { [wide]: { gridTemplateColumns: '48px minmax(0, 1fr) auto' } },
  }),
);

export const text = style(feature({ minInlineSize: 0, overflowWrap: 'anywhere' }));

export const name = style(feature({ margin: 0, fontSize: font.size[14], fontWeight: font.weight.strong }));

export const facts = style(feature({ ...type.small, margin: 0, color: color.text.secondary }));

export const actions = style(
  feature({
    gridColumn: '2 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.xs,
    '@container': { [wide]: { gridColumn: 'auto', justifyContent: 'flex-end' } },
  }),
);
// The button stays at the end, also above what it says of its failure.
globalStyle(
  `${actions} > [data-component="FollowControl"]`,
  feature({ '@container': { [wide]: { justifyContent: 'end' } } }),
);
