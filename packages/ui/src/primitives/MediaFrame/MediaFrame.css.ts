import { createVar, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../../styles/focus';
import { primitive } from '../../styles/layers';
import { moving, transition } from '../../styles/motion';
import { type } from '../../styles/typography';
import { vars } from '../../theme/contract.css';

const { color, space, font } = vars;

const fit = createVar();
const pulse = keyframes({ '50%': { opacity: 0.6 } });
const hairline = `1px solid ${color.rule.hairline}`;

export const frame = recipe({
  base: primitive({
    ...type.body,
    position: 'relative',
    minInlineSize: 0,
    border: hairline,
    background: color.surface.sunk,
    color: color.text.secondary,
    overflow: 'hidden',
    selectors: { '&:focus-visible': focusRing() },
  }),
  variants: {
    ratio: {
      '16:9': primitive({ aspectRatio: '16 / 9' }),
      '4:3': primitive({ aspectRatio: '4 / 3' }),
      '3:2': primitive({ aspectRatio: '3 / 2' }),
      '1:1': primitive({ aspectRatio: '1' }),
      /** A small picture is centred, with a minimum size for a press and for the error text. */
      own: primitive({ display: 'grid', placeItems: 'center', minBlockSize: '96px' }),
      /** Documents are as high as their content. */
      none: primitive({ background: color.surface.raised }),
    },
    fit: {
      cover: primitive({ vars: { [fit]: 'cover' } }),
      contain: primitive({ vars: { [fit]: 'contain' } }),
    },
  },
});

/** Picture, video or player, filling the frame. */
export const content = style(
  primitive({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    border: 0,
    objectFit: fit as 'cover',
    selectors: {
      // Hides the alternative text that browsers draw while a picture loads.
      'img&[data-state="loading"]': {
        color: 'transparent',
        background: color.rule.hairline,
        '@media': moving({ animation: `${pulse} 1.6s 150ms ease-in-out infinite` }),
      },
      '&:focus-visible': focusRing('inside'),
    },
  }),
);

/** Box of a picture of known size: its displayed size, which never exceeds its own. */
export const ownPlace = style(
  primitive({ position: 'relative', inlineSize: 'fit-content', maxInlineSize: '100%' }),
);

export const ownSize = style(
  primitive({ display: 'block', maxInlineSize: '100%', blockSize: 'auto', maxBlockSize: '560px' }),
);

/** Text in place of a picture. */
export const note = style(
  primitive({
    position: 'absolute',
    inset: 0,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xs,
    padding: space.md,
    fontSize: font.size[13],
    textAlign: 'center',
  }),
);

export const poster = style(
  primitive({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    textAlign: 'start',
    selectors: { '&:focus-visible': focusRing('inside') },
  }),
);

/** Square play icon, on the strip at the bottom. */
export const play = style(
  primitive({
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockEnd: space.xl,
    display: 'grid',
    placeItems: 'center',
    inlineSize: '60px',
    blockSize: '60px',
    background: color.control.fill,
    color: color.text.onFill,
    ...transition(['background-color']),
    selectors: { ':hover > &': { background: color.control.fillHover } },
    '@media': { '(forced-colors: active)': { border: '1px solid ButtonText' } },
  }),
);

export const foot = style(
  primitive({
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.sm,
    blockSize: space.xl,
    paddingInline: space.sm,
    borderBlockStart: hairline,
    background: color.surface.paper,
    color: color.text.secondary,
    fontSize: font.size[12],
    whiteSpace: 'nowrap',
  }),
);

export const footTitle = style(
  primitive({
    minInlineSize: 0,
    overflow: 'hidden',
    color: color.text.primary,
    fontWeight: font.weight.label,
    textOverflow: 'ellipsis',
  }),
);

export const documentTile = style(
  primitive({
    display: 'flex',
    alignItems: 'center',
    gap: space.sm,
    minBlockSize: '100%',
    paddingInlineEnd: space.sm,
  }),
);

export const documentPicture = style(
  primitive({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    alignSelf: 'stretch',
    inlineSize: '72px',
    minBlockSize: '72px',
    borderInlineEnd: hairline,
    background: color.surface.sunk,
    overflow: 'hidden',
  }),
);

/** Links wrap below the name if both do not fit. */
export const documentBody = style(
  primitive({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.xs,
    flex: 1,
    minInlineSize: 0,
    paddingBlock: space.sm,
  }),
);

export const documentFacts = style(
  primitive({ display: 'grid', gap: '2px', flex: '1 1 140px', minInlineSize: 0 }),
);

export const documentLinks = style(primitive({ display: 'flex', flexWrap: 'wrap', gap: space.xs }));

export const documentName = style(
  primitive({ color: color.text.primary, fontWeight: font.weight.strong, overflowWrap: 'anywhere' }),
);

export const documentMeta = style(
  primitive({ ...type.mono, color: color.text.secondary, overflowWrap: 'anywhere' }),
);
