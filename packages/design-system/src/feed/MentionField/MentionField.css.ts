import { container, feature, focusRing, type } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

const { color, radius, space } = vars;

/** Space around the text, the same before and behind it: block and inline. */
const padding = createVar();

/** What the text and the layer behind it must have in common, or the marks would stand beside the names. */
const letters = {
  ...type.prose,
  maxInlineSize: 'none',
  maxWidth: 'none',
  margin: 0,
  border: 0,
  padding,
  letterSpacing: 'normal',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'break-word',
  scrollbarGutter: 'stable',
  // Each line begins where its own letters do: browsers do so in a text area whose direction is automatic.
  unicodeBidi: 'plaintext',
} as const;

export const frame = recipe({
  base: feature({
    position: 'relative',
    display: 'grid',
    // As wide as its place whatever is written: no letter has the whole text measured for that.
    gridTemplateColumns: 'minmax(0, 1fr)',
    minInlineSize: 0,
    vars: { [padding]: `14px ${space.md}` },
    '@container': { [container.narrow]: { vars: { [padding]: space.sm } } },
  }),
  variants: {
    variant: {
      field: feature({
        border: `1px solid ${color.control.border}`,
        borderRadius: radius.control,
        background: color.surface.raised,
        selectors: {
          '&[data-state="invalid"]': { borderColor: color.mark.danger },
          // Around the text and what counts it.
          '&:has(> :focus-visible)': focusRing('inside'),
        },
      }),
      bare: {},
    },
  },
});

export const text = style(
  feature({
    ...letters,
    position: 'relative',
    display: 'block',
    inlineSize: '100%',
    minBlockSize: `calc(5lh + 28px)`,
    maxBlockSize: `calc(16lh + 28px)`,
    // As high as its text; where an engine does not know how, it scrolls.
    fieldSizing: 'content',
    overflowY: 'auto',
    resize: 'none',
    background: 'transparent',
    color: color.text.primary,
    selectors: {
      '&::placeholder': { color: color.text.muted, opacity: 1 },
      '&:focus-visible': focusRing('inside'),
      [`${frame.classNames.variants.variant.field} > &:focus-visible`]: { outline: 'none' },
      '&[aria-invalid="true"]': { boxShadow: `inset 3px 0 0 ${color.mark.danger}` },
      '&[aria-invalid="true"]:dir(rtl)': { boxShadow: `inset -3px 0 0 ${color.mark.danger}` },
    },
  }),
);

/** Marks what is mentioned, from behind: its own letters are not seen. */
export const layer = style(
  feature({
    ...letters,
    position: 'absolute',
    inset: 0,
    overflow: 'hidden',
    // What is not seen is not painted.
    visibility: 'hidden',
    pointerEvents: 'none',
    userSelect: 'none',
  }),
);

/** Each begins where its own letters do, as in the text area. */
export const line = style(feature({ unicodeBidi: 'plaintext' }));

export const mark = style(
  feature({
    visibility: 'visible',
    background: color.surface.selected,
    color: 'transparent',
    boxShadow: `inset 0 -1px 0 ${color.mark.accent}`,
  }),
);

export const bareField = style(feature({ gap: 0 }));

/** What stands under a text without a box of its own keeps the text's margins. */
globalStyle(
  `${bareField} > :is([data-part="hint"], [data-part="error"], [data-part="foot"])`,
  feature({
    paddingBlock: `${space.xxs} ${space.xs}`,
    paddingInline: space.md,
    '@container': { [container.narrow]: { paddingInline: space.sm } },
  }),
);

/** Stays in sight while the end of a long text is written. */
export const left = style(
  feature({
    ...type.mono,
    position: 'sticky',
    insetBlockEnd: 0,
    justifySelf: 'end',
    paddingInline: space.md,
    paddingBlockEnd: space.xs,
    background: color.surface.raised,
    color: color.text.secondary,
    '@container': { [container.narrow]: { paddingInline: space.sm } },
    whiteSpace: 'nowrap',
    selectors: { '&[data-state="over"]': { color: color.text.danger, fontWeight: 500 } },
  }),
);
