import { container, feature, focusRing, type } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

const { color, radius, space } = vars;

/** Padding shared by the text area and the highlight layer: block and inline. */
const padding = createVar();

/** Styles that text area and highlight layer must share, or the highlights would not align with the names. */
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
  // Aligns each line by its own direction, as browsers do in a text area with automatic direction.
  unicodeBidi: 'plaintext',
} as const;

export const frame = recipe({
  base: feature({
    position: 'relative',
    display: 'grid',
    // A width that does not depend on the content, so that typing does not measure the whole text.
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
          // Wraps the text area and its counter.
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
    // Grows with its text; engines without support for that scroll.
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

/** Highlights mentions from behind the text area; its own text is transparent. */
export const layer = style(
  feature({
    ...letters,
    position: 'absolute',
    inset: 0,
    overflow: 'hidden',
    // Skips painting of invisible text.
    visibility: 'hidden',
    pointerEvents: 'none',
    userSelect: 'none',
  }),
);

/** Aligns each line by its own direction, as in the text area. */
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

/** Aligns the content below a bare field with its text. */
globalStyle(
  `${bareField} > :is([data-part="hint"], [data-part="error"], [data-part="foot"])`,
  feature({
    paddingBlock: `${space.xxs} ${space.xs}`,
    paddingInline: space.md,
    '@container': { [container.narrow]: { paddingInline: space.sm } },
  }),
);

/** Sticky, to stay visible while the end of a long text is written. */
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
