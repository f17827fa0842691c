import { feature, media } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, font, size, space } = vars;

export const head = style(
  feature({
    display: 'grid',
    gap: space.sm,
    paddingBlock: `${space.xl} ${space.lg}`,
    maxInlineSize: '720px',
  }),
);

/** Serif, like the line below a headline. */
export const lead = style(feature({ color: color.text.secondary }));

export const tabNumber = style(
  feature({ marginInlineEnd: '7px', fontFamily: font.family.mono, fontSize: font.size[12] }),
);

/** Full width, one third for each step. */
export const steps = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: space.md,
    borderBlockEnd: 0,
    overflow: 'visible',
    '@media': { [media.phone]: { gap: space.xs, marginInline: 0, paddingInline: 0 } },
  }),
);

/** Rule that shows progress: a hairline, ink when done, accent for the current step. */
export const step = style(
  feature({
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'start',
    minInlineSize: 0,
    paddingInline: 0,
    borderBlockStart: `1px solid ${color.control.border}`,
    textAlign: 'start',
    lineHeight: font.leading.data,
    whiteSpace: 'normal',
    selectors: {
      '&:first-child': { marginInlineStart: 0 },
      '&::after': { display: 'none' },
      '&[data-progress="done"]': { borderBlockStart: `2px solid ${color.rule.strong}` },
      '&[data-state="active"]': { borderBlockStart: `4px solid ${color.mark.accent}` },
    },
  }),
);

/** Check mark that replaces the number of a completed step. */
export const check = style(
  feature({ flex: 'none', alignSelf: 'center', marginInlineEnd: '7px', color: color.text.success }),
);

/** Wider than its fields by the width of their focus ring. */
export const panel = style(
  feature({
    marginInline: `calc(-1 * ${space.xs})`,
    padding: `${space.lg} ${space.xs} ${space.xs}`,
    maxInlineSize: `calc(680px + 2 * ${space.xs})`,
  }),
);

export const form = style(
  feature({ display: 'grid', gap: space.md, containerType: 'inline-size', inlineSize: '100%' }),
);

/** Two columns if there is room. */
export const pair = style(
  feature({
    display: 'grid',
    gap: space.md,
    '@container': {
      '(min-width: 480px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' },
    },
  }),
);

/** Back link at the start, submit button at the end; stacked on phones, with the submit button first. */
export const foot = style(
  feature({
    display: 'flex',
    justifyContent: 'space-between',
    gap: space.sm,
    paddingBlockStart: space.md,
    borderBlockStart: `${size.hairline} solid ${color.rule.hairline}`,
    '@media': { [media.phone]: { flexDirection: 'column-reverse' } },
  }),
);

export const onlyForward = style(feature({ justifyContent: 'flex-end' }));

export const prompt = style(
  feature({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.sm,
    paddingBlock: space.sm,
    borderBlock: `${size.hairline} solid ${color.rule.hairline}`,
  }),
);

export const entries = style(feature({ borderBlockStart: `${size.hairline} solid ${color.rule.hairline}` }));

export const entry = style(
  feature({
    display: 'grid',
    gridTemplateColumns: '40px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: space.sm,
    minBlockSize: size.rowPhone,
    paddingBlock: space.xs,
    selectors: {
      // Only between rows: the next element has a rule of its own.
      '&:not(:first-child)': { borderBlockStart: `${size.hairline} solid ${color.rule.hairline}` },
    },
  }),
);

export const entryName = style(feature({ fontWeight: font.weight.label, overflowWrap: 'anywhere' }));

/** One line of the product's description. */
export const entryText = style(
  feature({
    overflow: 'hidden',
    color: color.text.secondary,
    fontSize: font.size[13],
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);

export const entryError = style(feature({ color: color.text.danger, fontSize: font.size[13] }));

/** Nested form with a frame of its own. */
export const inset = style(
  feature({
    display: 'grid',
    gap: space.md,
    padding: space.md,
    border: `${size.hairline} solid ${color.control.border}`,
    background: color.surface.raised,
  }),
);

export const failure = style(
  feature({ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: space.xs }),
);

export const failureWords = style(feature({ minInlineSize: 0, overflowWrap: 'anywhere' }));

export const failureTitle = style(feature({ fontWeight: font.weight.strong }));
