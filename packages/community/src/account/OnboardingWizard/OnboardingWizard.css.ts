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

/** In the serif, as the line under a headline is. */
export const lead = style(feature({ color: color.text.secondary }));

export const tabNumber = style(
  feature({ marginInlineEnd: '7px', fontFamily: font.family.mono, fontSize: font.size[12] }),
);

/** As wide as the page, a third for each step. */
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

/** The rule above says how far things are: a hairline, in ink when done, in the accent where they stand. */
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

/** In place of the number of a step that is done. */
export const check = style(
  feature({ flex: 'none', alignSelf: 'center', marginInlineEnd: '7px', color: color.text.success }),
);

/** Wider than its fields by what its focus ring needs. */
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

/** Two fields beside each other where there is room for both. */
export const pair = style(
  feature({
    display: 'grid',
    gap: space.md,
    '@container': {
      '(min-width: 480px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' },
    },
  }),
);

/** The way back at the start, the way on at the end; one above the other on phones, the way on first. */
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
      // Between rows alone: what follows them begins with a rule of its own.
      '&:not(:first-child)': { borderBlockStart: `${size.hairline} solid ${color.rule.hairline}` },
    },
  }),
);

export const entryName = style(feature({ fontWeight: font.weight.label, overflowWrap: 'anywhere' }));

/** One line of what was written of it. */
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

/** A form within the step: what is entered has a frame of its own. */
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
