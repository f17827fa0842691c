import { EVENT_PICTURE_RATIO } from '@millrace/domain';
import { feature, media, type } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, font, size, space } = vars;
const hairline = `${size.hairline} solid ${color.rule.hairline}`;

export const root = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: `${space.xl} 40px`,
    overflowWrap: 'anywhere',
    '@media': { [media.threeColumns]: { gridTemplateColumns: 'minmax(0, 1fr) 300px' } },
  }),
);

export const column = style(
  feature({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xl }),
);

export const part = style(feature({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.sm }));

export const back = style(feature({ gridColumn: '1 / -1' }));

export const words = style(
  feature({
    ...type.prose,
    margin: 0,
    padding: space.md,
    border: hairline,
    background: color.surface.raised,
    whiteSpace: 'pre-wrap',
    unicodeBidi: 'plaintext',
  }),
);

export const facts = style(feature({ color: color.text.secondary, fontSize: font.size[12] }));

export const list = style(feature({ margin: 0, padding: 0, listStyle: 'none', borderBlockStart: hairline }));

export const row = style(
  feature({
    display: 'grid',
    gap: space.xs,
    paddingBlock: space.sm,
    borderBlockEnd: hairline,
    selectors: {
      '&[data-state=reported]': {
        paddingInlineStart: space.md,
        borderInlineStart: `3px solid ${color.mark.warning}`,
      },
    },
  }),
);

export const said = style(
  feature({
    ...type.prose,
    fontSize: '0.9375rem',
    lineHeight: '1.42',
    whiteSpace: 'pre-wrap',
    unicodeBidi: 'plaintext',
  }),
);

export const picture = style(
  feature({
    aspectRatio: String(EVENT_PICTURE_RATIO),
    inlineSize: '100%',
    blockSize: 'auto',
    objectFit: 'cover',
  }),
);

export const strong = style(feature({ fontWeight: font.weight.strong }));

export const acts = style(feature({ display: 'grid', gap: space.md, justifyItems: 'stretch' }));

export const act = style(feature({ display: 'grid', gap: space.xs }));
