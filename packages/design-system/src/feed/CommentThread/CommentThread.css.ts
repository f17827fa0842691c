import { feature, type } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, font, size, space } = vars;
const hairline = `${size.hairline} solid ${color.rule.hairline}`;

export const root = style(feature({ ...type.body, marginBlockStart: space.xs, borderBlockStart: hairline }));

export const composer = style(feature({ display: 'grid', gap: space.xs, paddingBlock: space.sm }));

export const send = style(feature({ justifySelf: 'end' }));

export const signIn = style(feature({ paddingBlock: space.sm }));

export const empty = style(
  feature({ paddingBlock: space.sm, color: color.text.secondary, fontSize: font.size[13] }),
);

export const item = style(
  feature({
    display: 'grid',
    gridTemplateColumns: '28px minmax(0, 1fr) auto',
    gap: '10px',
    paddingBlock: '10px',
    borderBlockStart: hairline,
    selectors: { '[aria-posinset="1"] > &': { borderBlockStart: 0 } },
  }),
);

export const facts = style(
  feature({ color: color.text.secondary, fontSize: font.size[12], overflowWrap: 'anywhere' }),
);

export const name = style(feature({ fontSize: font.size[13], fontWeight: font.weight.strong }));

export const text = style(
  feature({
    ...type.prose,
    fontSize: '0.9375rem',
    lineHeight: '1.42',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    unicodeBidi: 'plaintext',
    selectors: { '[data-part="sending"] &': { color: color.text.secondary } },
  }),
);

export const acts = style(
  feature({
    display: 'flex',
    alignSelf: 'start',
    gap: space.xs,
    color: color.text.secondary,
    // Their room is kept, so that no line breaks anew once it is stored.
    selectors: { '[data-part="sending"] > &': { visibility: 'hidden' } },
  }),
);

export const foot = style(feature({ outline: 'none' }));

export const more = style(feature({ marginInlineStart: '-10px', color: color.text.accent }));
