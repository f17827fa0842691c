import { container, feature, type, visuallyHidden } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, font, radius, space } = vars;

/** Size container, as the composer is used in columns of any width. */
export const room = style(feature({ containerType: 'inline-size', minInlineSize: 0 }));

export const box = style(
  feature({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    border: `1px solid ${color.control.border}`,
    borderRadius: radius.control,
    background: color.surface.raised,
    selectors: {
      '&[data-state="target"]': {
        borderColor: color.mark.accent,
        boxShadow: `0 0 0 1px ${color.mark.accent}`,
        background: color.surface.selected,
      },
    },
  }),
);

export const part = style(
  feature({
    minInlineSize: 0,
    paddingInline: space.md,
    paddingBlockEnd: space.sm,
    '@container': { [container.narrow]: { paddingInline: space.sm } },
  }),
);

export const foot = style(
  feature({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.xs,
    padding: space.xs,
    '@container': { [container.narrow]: { gap: space.xxs } },
    borderBlockStart: `1px solid ${color.rule.hairline}`,
    // Sticky submit row in a dialog, visible however long the text is.
    selectors: {
      '[data-dialog] &': { position: 'sticky', insetBlockEnd: 0, background: color.surface.raised },
    },
  }),
);

/** Aligns its first icon with the text. */
export const media = style(
  feature({
    display: 'flex',
    flexWrap: 'wrap',
    minInlineSize: 0,
    marginInlineStart: '-6px',
    '@container': { [container.narrow]: { marginInlineStart: `calc(-1 * ${space.xs})` } },
  }),
);

export const mediaWord = style(feature({ '@container': { [container.narrow]: visuallyHidden } }));

export const ends = style(
  feature({ display: 'flex', alignItems: 'center', gap: space.xs, marginInlineStart: 'auto' }),
);

/** Small enough that all fits into one line on phones. */
globalStyle(
  `${media} > button`,
  feature({ '@container': { [container.narrow]: { minInlineSize: '44px', paddingInline: 0 } } }),
);

/** Styled as text rather than as a field. */
globalStyle(
  `${ends} select`,
  feature({
    borderColor: 'transparent',
    background: 'transparent',
    fontWeight: font.weight.control,
  }),
);
globalStyle(`${ends} select:hover`, feature({ borderColor: color.control.border }));

export const means = style(
  feature({
    ...type.caption,
    margin: 0,
    paddingInline: space.md,
    paddingBlockEnd: space.xs,
    '@container': { [container.narrow]: { paddingInline: space.sm } },
  }),
);
