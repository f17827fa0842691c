import { feature, stickyTop, type } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, font, space } = vars;
const hairline = `1px solid ${color.rule.hairline}`;
/** From here on four columns have room, and their heads stick to the window. */
const roomy = 'screen and (min-width: 1200px)';
const onPaper = { print: { display: 'none' } };

export const root = style(
  feature({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.lg, minInlineSize: 0 }),
);

for (const frame of ['Masthead', 'SiteFooter']) {
  globalStyle(
    `body:has(${root}) [data-component="${frame}"]`,
    feature({ '@media': { print: { display: 'none' } } }),
  );
}

/** What is chosen by: not of use on paper. */
export const controls = style(
  feature({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: `${space.sm} ${space.lg}`,
    '@media': onPaper,
  }),
);

export const screenOnly = style(feature({ '@media': onPaper }));

export const search = style(feature({ flex: '1 1 260px', maxInlineSize: '420px', minInlineSize: 0 }));

export const tools = style(
  feature({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.sm,
    paddingBlockEnd: space.sm,
    '@media': onPaper,
  }),
);

export const actions = style(feature({ display: 'flex', flexWrap: 'wrap', gap: space.sm }));

/** Scrolls sideways by itself, so that the page stays. */
export const scroller = style(
  feature({
    overflowX: 'auto',
    minInlineSize: 0,
    '@media': { [roomy]: { overflowX: 'visible' }, print: { overflow: 'visible' } },
  }),
);

export const table = style(
  feature({
    inlineSize: '100%',
    tableLayout: 'fixed',
    // Separate, as collapsed borders do not stick with their cells.
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontSize: font.size[14],
    lineHeight: font.leading.data,
    textAlign: 'start',
  }),
);

const names = {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  background: color.surface.paper,
} as const;

export const corner = style(
  feature({
    ...names,
    ...type.label,
    zIndex: 3,
    inlineSize: '108px',
    paddingInlineEnd: space.sm,
    borderBlockEnd: `1px solid ${color.rule.strong}`,
    textAlign: 'start',
    verticalAlign: 'bottom',
    paddingBlockEnd: space.xs,
    '@media': {
      '(min-width: 640px)': { inlineSize: '180px' },
      [roomy]: { insetBlockStart: stickyTop },
    },
  }),
);

export const column = style(
  feature({
    inlineSize: '172px',
    padding: `${space.xs} ${space.sm}`,
    borderBlockEnd: `1px solid ${color.rule.strong}`,
    background: color.surface.paper,
    fontWeight: font.weight.strong,
    textAlign: 'start',
    verticalAlign: 'bottom',
    '@media': {
      '(min-width: 640px)': { inlineSize: 'auto', minInlineSize: '172px' },
      [roomy]: { position: 'sticky', insetBlockStart: stickyTop, zIndex: 2 },
    },
  }),
);

export const head = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: space.xs,
    alignItems: 'start',
  }),
);

export const name = style(feature({ display: 'grid', gap: space.xs, overflowWrap: 'anywhere' }));

export const art = style(feature({ inlineSize: '40px', blockSize: '40px' }));

/** The name of a group stays in view while its cells scroll. */
export const group = style(
  feature({
    ...type.label,
    paddingBlock: `${space.lg} ${space.xs}`,
    borderBlockEnd: hairline,
    textAlign: 'start',
  }),
);

export const groupName = style(feature({ position: 'sticky', insetInlineStart: 0 }));

export const row = style(feature({ '@media': { print: { breakInside: 'avoid' } } }));

export const label = style(
  feature({
    ...names,
    paddingBlock: space.xs,
    paddingInlineEnd: space.sm,
    borderBlockEnd: hairline,
    fontWeight: font.weight.strong,
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
  }),
);

export const detail = style(
  feature({
    display: 'block',
    color: color.text.secondary,
    fontSize: font.size[13],
    fontWeight: font.weight.body,
  }),
);

export const cell = style(
  feature({
    padding: `${space.xs} ${space.sm}`,
    borderBlockEnd: hairline,
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    selectors: { '&[data-state="common"]': { color: color.text.secondary } },
  }),
);

export const unknown = style(feature({ color: color.text.muted }));

export const lines = style(
  feature({ display: 'grid', gap: space.xxs, margin: 0, padding: 0, listStyle: 'none' }),
);
