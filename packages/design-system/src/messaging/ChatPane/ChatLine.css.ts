import { feature, type } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, font, radius, size, space } = vars;

export const day = style(
  feature({
    ...type.label,
    display: 'flex',
    alignItems: 'center',
    gap: space.sm,
    paddingBlock: '20px 4px',
    lineHeight: '1rem',
    selectors: {
      '&::before, &::after': {
        content: '""',
        flex: '1 1 0',
        borderBlockStart: `${size.hairline} solid ${color.rule.hairline}`,
      },
    },
  }),
);

export const dayText = style(feature({ minInlineSize: 0 }));

/** In the accent colour, to mark where the unread messages begin. */
export const newDivider = style(
  feature({
    ...type.label,
    display: 'flex',
    alignItems: 'center',
    gap: space.sm,
    paddingBlock: '12px 0',
    color: color.text.accent,
    lineHeight: '1rem',
    selectors: {
      '&::before, &::after': {
        content: '""',
        flex: '1 1 0',
        borderBlockStart: `${size.hairline} solid ${color.mark.accent}`,
      },
    },
  }),
);

/** A change of a group room. */
export const change = style(
  feature({
    paddingBlock: '10px 2px',
    color: color.text.secondary,
    fontSize: font.size[13],
    lineHeight: '1.25rem',
    textAlign: 'center',
    overflowWrap: 'anywhere',
  }),
);

export const sender = style(
  feature({
    color: color.text.primary,
    fontSize: font.size[13],
    fontWeight: font.weight.strong,
    fontStretch: font.stretch.control,
    lineHeight: '1.125rem',
  }),
);

export const hidden = style(feature({ color: color.text.secondary, fontStyle: 'italic' }));

export const line = style(
  feature({
    display: 'grid',
    justifyItems: 'start',
    paddingBlockStart: space.sm,
    selectors: { '&[data-side="own"]': { justifyItems: 'end' } },
  }),
);

export const together = style(feature({ paddingBlockStart: '2px' }));

/** The border is visible in forced colours, which remove backgrounds. */
export const said = style(
  feature({
    minInlineSize: 0,
    maxInlineSize: 'min(86%, 38rem)',
    paddingBlock: '6px 5px',
    paddingInline: '10px',
    border: `${size.hairline} solid ${color.rule.hairline}`,
    borderRadius: radius.control,
    background: color.surface.raised,
    selectors: {
      '[data-side="own"] > &': { borderColor: 'transparent', background: color.surface.selected },
      // Same highlight as newly added rows.
      '[data-target] > &': { outline: `2px solid ${color.mark.accent}`, outlineOffset: '-2px' },
    },
  }),
);

export const text = style(
  feature({
    fontSize: font.size[14],
    lineHeight: '1.25rem',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    // Each paragraph has the direction of its own text.
    unicodeBidi: 'plaintext',
  }),
);

export const facts = style(
  feature({
    ...type.mono,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'end',
    gap: '6px',
    marginBlockStart: '1px',
    color: color.text.secondary,
    lineHeight: '1rem',
  }),
);

export const statusIcon = style(
  feature({
    display: 'inline-flex',
    selectors: {
      '[data-state="read"] &': { color: color.text.accent },
      '[data-state="failed"] &': { color: color.text.danger },
    },
  }),
);

export const failure = style(
  feature({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'end',
    columnGap: space.xs,
    color: color.text.danger,
    fontSize: font.size[12],
  }),
);
