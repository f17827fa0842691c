import { feature, type } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, font, size, space } = vars;
const hairline = `${size.hairline} solid ${color.rule.hairline}`;

export const root = style(feature({ ...type.body, marginBlockStart: space.xs, borderBlockStart: hairline }));

export const composer = style(feature({ display: 'grid', gap: space.xs, paddingBlock: space.sm }));

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
    // Hidden but laid out, so that no line wraps differently once the comment is stored.
    selectors: { '[data-part="sending"] > &': { visibility: 'hidden' } },
  }),
);

export const foot = style(feature({ outline: 'none' }));

export const more = style(feature({ marginInlineStart: '-10px', color: color.text.accent }));

export const reactions = style(
  feature({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    marginInlineStart: '-8px',
    selectors: { '&:empty': { display: 'none' }, '[data-part="sending"] &': { visibility: 'hidden' } },
  }),
);

export const reaction = style(
  feature({
    paddingInline: space.xs,
    color: color.text.secondary,
    fontSize: font.size[12],
    selectors: {
      '&[aria-pressed="true"]': { borderColor: 'transparent', background: 'none', color: color.text.accent },
    },
  }),
);

/** Filled icon, so that colour is not the only sign of a like. */
export const thumb = style(
  feature({ selectors: { '[aria-pressed="true"] > &': { fill: color.surface.selected } } }),
);

export const likes = style(
  feature({
    ...type.mono,
    paddingInlineStart: space.xxs,
    color: color.text.secondary,
    fontSize: font.size[12],
  }),
);

/** Indented to the text that they answer. */
export const replies = style(
  feature({ margin: 0, marginInlineStart: '38px', padding: 0, listStyle: 'none' }),
);

export const replyComposer = style(feature({ marginInlineStart: '38px' }));

export const replyActs = style(feature({ display: 'flex', justifyContent: 'flex-end', gap: space.xs }));
