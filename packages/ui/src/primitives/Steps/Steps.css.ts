import { createContainer, style } from '@vanilla-extract/css';
import { container } from '../../styles/breakpoints';
import { primitive } from '../../styles/layers';
import { type } from '../../styles/typography';
import { visuallyHidden } from '../../styles/visually-hidden';
import { vars } from '../../theme/contract.css';

const { color, space, font } = vars;

const room = createContainer('mr-steps');
const narrow = `${room} ${container.narrow}`;

export const root = style(primitive({ ...type.body, containerName: room, containerType: 'inline-size' }));

/** Shown in narrow containers, which have no space for the names of the other steps. */
export const position = style(
  primitive({
    display: 'none',
    paddingBlockStart: space.xs,
    '@container': { [narrow]: { display: 'flex', alignItems: 'baseline', gap: space.xs } },
  }),
);

export const list = style(
  primitive({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: space.md,
    '@container': { [narrow]: { gap: space.xxs } },
  }),
);

/** The rule above a step shows its state: thin by default, ink when done, accent for the current one. */
export const step = style(
  primitive({
    position: 'relative',
    paddingBlockStart: space.sm,
    color: color.text.secondary,
    selectors: {
      '&::before': {
        content: '""',
        position: 'absolute',
        insetInline: 0,
        insetBlockStart: 0,
        borderBlockStart: `1px solid ${color.control.border}`,
      },
      '&[data-state="done"]::before': { borderBlockStart: `2px solid ${color.rule.strong}` },
      '&[data-state="current"]::before': { borderBlockStart: `4px solid ${color.mark.accent}` },
      '&[data-state="current"]': { color: color.text.primary },
    },
    '@container': { [narrow]: { paddingBlockStart: space.xxs } },
  }),
);

export const line = style(
  primitive({
    display: 'flex',
    alignItems: 'baseline',
    gap: space.xs,
    lineHeight: font.leading.data,
    overflowWrap: 'anywhere',
    // Keeps the focus ring of a link inside it visible.
    '@container': { [narrow]: { selectors: { '&:not(:focus-within)': visuallyHidden } } },
  }),
);

export const number = style(primitive({ ...type.mono, flex: 'none', color: 'inherit' }));

/** Check mark in place of the number of a completed step. */
export const check = style(
  primitive({ alignSelf: 'start', marginBlockStart: '1px', color: color.text.success }),
);

export const name = style(
  primitive({
    minInlineSize: 0,
    fontWeight: font.weight.label,
    selectors: { '[data-state="current"] &, [data-part="position"] &': { fontWeight: font.weight.strong } },
  }),
);

export const detail = style(
  primitive({
    display: 'block',
    paddingBlockStart: '2px',
    fontSize: font.size[13],
    fontWeight: font.weight.body,
    color: color.text.secondary,
  }),
);
