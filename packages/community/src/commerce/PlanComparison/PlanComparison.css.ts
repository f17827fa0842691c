import { container, feature as layered, stickyTop, type } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { createContainer, globalStyle, style } from '@vanilla-extract/css';

const { color, font, size, space } = vars;
const hairline = `1px solid ${color.rule.hairline}`;
const comparison = createContainer('mr-plan-comparison');
const stacked = `${comparison} ${container.tableRows}`;
const current = '&[data-state="current"]';

export const wrapper = style(
  layered({ containerName: comparison, containerType: 'inline-size', minInlineSize: 0 }),
);

export const table = style(
  layered({
    inlineSize: '100%',
    tableLayout: 'fixed',
    // Collapsed borders do not stick with sticky cells, so keep them separate.
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontSize: font.size[14],
    lineHeight: font.leading.data,
    textAlign: 'start',
    '@container': { [stacked]: { display: 'block' } },
  }),
);

export const head = style(layered({ '@container': { [stacked]: { display: 'none' } } }));

export const body = style(layered({ '@container': { [stacked]: { display: 'block' } } }));

export const column = style(
  layered({
    ...type.label,
    position: 'sticky',
    insetBlockStart: stickyTop,
    zIndex: 2,
    blockSize: size.tableHead,
    paddingInline: space.sm,
    borderBlockEnd: `1px solid ${color.rule.strong}`,
    background: color.surface.paper,
    textAlign: 'start',
    selectors: {
      '&:first-child': { inlineSize: '40%', paddingInlineStart: 0 },
      [current]: { color: color.text.primary, background: color.surface.selected },
    },
  }),
);

globalStyle(
  `${column} > [data-component="Badge"]`,
  layered({ marginInlineStart: space.xs, verticalAlign: 'middle' }),
);

export const row = style(
  layered({
    '@container': {
      [stacked]: { display: 'block', paddingBlock: space.sm, borderBlockEnd: hairline },
    },
  }),
);

export const feature = style(
  layered({
    blockSize: size.row,
    paddingInlineEnd: space.sm,
    borderBlockEnd: hairline,
    fontWeight: font.weight.strong,
    textAlign: 'start',
    '@container': {
      [stacked]: { display: 'block', blockSize: 'auto', paddingBlockEnd: space.xs, border: 0 },
    },
  }),
);

export const cell = style(
  layered({
    blockSize: size.row,
    paddingInline: space.sm,
    borderBlockEnd: hairline,
    ...type.numeric,
    selectors: { [current]: { background: color.surface.selected } },
    '@container': {
      [stacked]: {
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        blockSize: 'auto',
        minBlockSize: '28px',
        paddingInline: space.xs,
        border: 0,
      },
    },
  }),
);

/** Hidden where a column head names the plan. */
export const phoneName = style(
  layered({
    display: 'none',
    color: color.text.secondary,
    '@container': { [stacked]: { display: 'inline' } },
  }),
);
