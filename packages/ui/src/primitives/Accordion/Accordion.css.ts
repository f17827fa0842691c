import { style } from '@vanilla-extract/css';
import { focusRing } from '../../styles/focus';
import { primitive } from '../../styles/layers';
import { transition } from '../../styles/motion';
import { type } from '../../styles/typography';
import { vars } from '../../theme/contract.css';

const { color, space, font } = vars;

/** Overhang beyond the column on both sides, so that the focus ring does not touch the text. */
const roomForRing = { marginInline: `calc(-1 * ${space.xxs})`, paddingInline: space.xxs } as const;

export const accordion = style(
  primitive({ ...type.body, borderBlockStart: `1px solid ${color.rule.strong}`, minInlineSize: 0 }),
);

export const item = style(primitive({ borderBlockEnd: `1px solid ${color.rule.hairline}` }));

export const heading = style(primitive({ font: 'inherit', letterSpacing: 'normal' }));

export const button = style(
  primitive({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.md,
    ...roomForRing,
    inlineSize: `calc(100% + 2 * ${space.xxs})`,
    minBlockSize: '48px',
    paddingBlock: space.xs,
    fontSize: font.size[16],
    fontWeight: font.weight.strong,
    fontStretch: '94%',
    lineHeight: font.leading.data,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    ...transition(['color']),
    selectors: {
      '&:hover': { color: color.text.accent },
      '&:focus-visible': focusRing('inside'),
    },
  }),
);

/** Clips the panel while it opens, but not the focus rings inside it. */
export const panel = style(
  primitive({
    // Set by react-aria: zero, the content height during the transition, then `auto`.
    blockSize: 'var(--disclosure-panel-height)',
    ...roomForRing,
    overflow: 'hidden',
    ...transition(['block-size'], vars.duration.medium),
    '@media': { '(scripting: none)': { display: 'block' } },
  }),
);

export const content = style(
  primitive({
    paddingBlock: `${space.xxs} ${space.md}`,
    overflowWrap: 'break-word',
  }),
);
