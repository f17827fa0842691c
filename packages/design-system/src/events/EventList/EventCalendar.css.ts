import { container, feature, sector, type } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { createContainer, globalStyle, style } from '@vanilla-extract/css';

const { color, font, size, space } = vars;

const calendar = createContainer('mr-event-calendar');

/** Where a day has no space for a name, days are listed below each other. */
const cramped = `${calendar} ${container.tableRows}`;

const hairline = `${size.hairline} solid ${color.rule.hairline}`;

export const head = style(
  feature({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.sm,
    paddingBlock: space.sm,
  }),
);

export const months = style(feature({ display: 'flex', flexWrap: 'wrap', gap: space.xs }));

globalStyle(
  `${months} > [aria-current]`,
  feature({ borderColor: color.mark.accent, background: color.surface.selected }),
);

/** Points in the reading direction. */
export const arrow = style({});

globalStyle(`[dir="rtl"] ${arrow} > svg`, feature({ transform: 'scaleX(-1)' }));

export const frame = style(
  feature({ containerName: calendar, containerType: 'inline-size', minInlineSize: 0 }),
);

export const grid = style(
  feature({
    inlineSize: '100%',
    borderCollapse: 'collapse',
    tableLayout: 'fixed',
    '@container': { [cramped]: { display: 'none' } },
  }),
);

export const weekday = style(
  feature({
    ...type.label,
    padding: space.xs,
    borderBlockEnd: `${size.hairline} solid ${color.rule.strong}`,
    textAlign: 'start',
  }),
);

const cell = style(
  feature({
    padding: 0,
    borderInline: hairline,
    selectors: {
      '&[data-state="outside"]': { background: color.surface.sunk },
      '&[data-state="today"]': { background: color.surface.selected },
    },
  }),
);

export const dayHead = style([
  cell,
  feature({
    padding: `${space.xs} ${space.xs} ${space.xxs}`,
    borderBlockStart: hairline,
    selectors: {
      '&[data-state="today"]': { borderBlockStart: `${size.rule} solid ${color.mark.accent}` },
    },
  }),
]);

export const dayNumber = style(
  feature({
    fontSize: font.size[13],
    color: color.text.secondary,
    ...type.numeric,
    selectors: {
      '[data-state="today"] > &': { color: color.text.accent, fontWeight: font.weight.strong },
    },
  }),
);

export const todayWord = style(
  feature({ fontSize: font.size[12], color: color.text.accent, fontWeight: font.weight.strong }),
);

export const gap = style([cell, feature({ paddingBlock: '2px' })]);

/** Space below the bars, also in weeks without any. */
export const week = style(feature({ borderBlockEnd: hairline }));

globalStyle(`${week} > tr:last-child > td`, feature({ paddingBlockEnd: '28px' }));
globalStyle(`${week} > tr:only-child > td`, feature({ paddingBlockEnd: '56px' }));

export const bar = style(
  feature({
    display: 'block',
    minBlockSize: '26px',
    marginBlock: 0,
    marginInline: space.xxs,
    paddingBlock: space.xxs,
    paddingInline: space.xs,
    borderInlineStart: `${size.band} solid ${sector}`,
    background: `color-mix(in oklab, ${sector} 16%, ${color.surface.raised})`,
    color: color.text.primary,
    fontSize: font.size[13],
    lineHeight: font.leading.data,
    fontWeight: font.weight.label,
    selectors: {
      '&:hover': { background: `color-mix(in oklab, ${sector} 30%, ${color.surface.raised})` },
      '&[data-continues~="before"]': { marginInlineStart: 0, borderInlineStartStyle: 'dashed' },
      '&[data-continues~="after"]': { marginInlineEnd: 0 },
    },
    '@media': { '(forced-colors: active)': { border: '1px solid LinkText' } },
  }),
);

/** Truncates the end of a long name in either writing direction. */
export const barName = style(
  feature({
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    textAlign: 'match-parent',
    whiteSpace: 'nowrap',
  }),
);

export const agenda = style(
  feature({
    display: 'none',
    gap: space.lg,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@container': { [cramped]: { display: 'grid' } },
  }),
);

export const agendaDay = style(
  feature({
    borderBlockStart: `${size.hairline} solid ${color.rule.strong}`,
    paddingBlockStart: space.xs,
    selectors: {
      '&[data-state="today"]': { borderBlockStart: `${size.rule} solid ${color.mark.accent}` },
    },
  }),
);

export const agendaHead = style(feature({ display: 'flex', alignItems: 'center', gap: space.xs }));

export const agendaEvents = style(feature({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' }));

/** The link covers the row, so that all of it can be clicked. */
export const agendaEvent = style(
  feature({
    position: 'relative',
    display: 'grid',
    gap: space.xxs,
    marginBlockStart: space.xs,
    paddingBlock: space.xs,
    paddingInlineStart: space.sm,
    borderInlineStart: `${size.band} solid ${sector}`,
    minBlockSize: '44px',
    alignContent: 'center',
  }),
);

export const agendaName = style(
  feature({
    fontSize: font.size[16],
    fontWeight: font.weight.strong,
    overflowWrap: 'anywhere',
    selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 } },
  }),
);

export const agendaFacts = style(
  feature({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${space.sm}`,
    fontSize: font.size[13],
    color: color.text.secondary,
    overflowWrap: 'anywhere',
  }),
);
