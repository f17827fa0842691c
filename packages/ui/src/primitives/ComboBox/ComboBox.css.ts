import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { floating } from '../../internal/floating';
import { media } from '../../styles/breakpoints';
import { primitive } from '../../styles/layers';
import { type } from '../../styles/typography';
import { vars } from '../../theme/contract.css';

const { color, space, font } = vars;

const forced = '(forced-colors: active)';

export const anchor = style(primitive({ display: 'block', position: 'relative', minInlineSize: 0, flex: 1 }));

export const busy = style(
  primitive({
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: '12px',
    color: color.text.muted,
    pointerEvents: 'none',
  }),
);

export const popover = style(
  primitive({
    ...type.body,
    ...floating,
    display: 'flex',
    flexDirection: 'column',
    // Otherwise as wide as its anchor.
    minInlineSize: '240px',
    overflow: 'hidden',
  }),
);

/** The list itself scrolls; the input's arrow keys move through it. */
export const list = style(
  primitive({
    minBlockSize: 0,
    maxBlockSize: 'min(360px, 60dvh)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    outline: 'none',
  }),
);

export const option = recipe({
  base: primitive({
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    minBlockSize: '40px',
    paddingBlock: space.xxs,
    paddingInline: `9px ${space.sm}`,
    borderInlineStart: '3px solid transparent',
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: color.surface.sunk },
      '&[data-state="active"]': {
        borderInlineStartColor: color.mark.accent,
        background: color.surface.selected,
      },
      '&[aria-disabled="true"]': { color: color.text.muted, cursor: 'not-allowed' },
    },
    '@media': {
      [media.touch]: { minBlockSize: '44px' },
      [forced]: {
        // Forced colours would draw a transparent border.
        borderInlineStartColor: 'Canvas',
        selectors: {
          '&[data-state="active"]': {
            forcedColorAdjust: 'none',
            borderInlineStartColor: 'Highlight',
            background: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
    },
  }),
  variants: {
    kind: {
      match: {},
      action: primitive({
        color: color.text.accent,
        fontWeight: font.weight.label,
        selectors: {
          '&:not(:first-child)': {
            marginBlockStart: space.xxs,
            borderBlockStart: `1px solid ${color.rule.hairline}`,
          },
        },
      }),
    },
  },
});

export const name = style(primitive({ minInlineSize: 0, overflowWrap: 'break-word' }));

/** Alternative name that matched. */
export const matched = style(
  primitive({
    display: 'block',
    color: color.text.secondary,
    fontSize: font.size[13],
    overflowWrap: 'anywhere',
    '@media': { [forced]: { color: 'inherit' } },
  }),
);

/** Options grouped under a heading. */
export const group = style(primitive({ margin: 0, padding: 0, listStyle: 'none' }));

export const match = style(
  primitive({
    background: 'none',
    color: 'inherit',
    fontWeight: 700,
    boxShadow: `inset 0 -2px 0 ${color.mark.accent}`,
    '@media': { [forced]: { boxShadow: 'none', textDecoration: 'underline' } },
  }),
);

export const detail = style(
  primitive({
    ...type.mono,
    flex: 'none',
    marginInlineStart: 'auto',
    color: color.text.secondary,
    '@media': { [forced]: { color: 'inherit' } },
  }),
);

/** Button that removes an option; its target is large enough for touch. */
export const remove = style(
  primitive({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: '32px',
    blockSize: '32px',
    marginInline: `0 calc(-1 * ${space.xs})`,
    color: color.text.secondary,
    selectors: {
      '&:hover': { color: color.text.primary },
      [`:not(${detail}) + &`]: { marginInlineStart: 'auto' },
    },
    '@media': { [media.touch]: { inlineSize: '44px', blockSize: '44px' } },
  }),
);

/** Heading of a section. */
export const heading = style(
  primitive({
    ...type.label,
    padding: `${space.xs} ${space.sm} ${space.xxs}`,
  }),
);

export const statusLine = style(
  primitive({
    padding: `${space.xs} ${space.sm}`,
    color: color.text.secondary,
    fontSize: font.size[13],
  }),
);
