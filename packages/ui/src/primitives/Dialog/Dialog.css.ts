import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../styles/breakpoints';
import { primitive } from '../../styles/layers';
import { moving } from '../../styles/motion';
import { type } from '../../styles/typography';
import { vars } from '../../theme/contract.css';

const { color, space, size, duration, easing } = vars;

const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });
const vanish = keyframes({ to: { opacity: 0 } });

/**
 * Radix keeps a closing element mounted until its animation ends.
 * @see CONST-002
 */
const opening = (frames: string) => ({
  '&[data-state="open"]': {
    '@media': moving({ animation: `${frames} ${duration.medium} ${easing.standard}` }),
  },
  '&[data-state="closed"]': {
    '@media': moving({ animation: `${vanish} ${duration.medium} ${easing.standard} forwards` }),
  },
});

/** On phones a dialog fills the screen. */
const fillsPhones = {
  [media.phone]: {
    maxInlineSize: 'none',
    blockSize: '100dvh',
    maxBlockSize: 'none',
    borderInline: 0,
    borderBlockEnd: 0,
  },
};

export const overlay = style(
  primitive({
    position: 'fixed',
    inset: 0,
    zIndex: vars.layer.dialog,
    background: color.surface.scrim,
    selectors: opening(appear),
  }),
);

export const content = recipe({
  base: primitive({
    ...type.body,
    position: 'fixed',
    inset: 0,
    zIndex: vars.layer.dialog,
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    // Otherwise a long word of the title would widen the body and the buttons.
    gridTemplateColumns: 'minmax(0, 1fr)',
    inlineSize: '100%',
    blockSize: 'fit-content',
    maxBlockSize: `calc(100dvh - 2 * ${space.xl})`,
    margin: 'auto',
    border: `1px solid ${color.rule.strong}`,
    borderBlockStart: `${size.band} solid ${color.mark.accent}`,
    background: color.surface.raised,
    boxShadow: vars.shadow.float,
    color: color.text.primary,
    overflowWrap: 'break-word',
    outline: 'none',
    selectors: opening(rise),
  }),
  variants: {
    size: {
      /** Confirmation dialog, small on phones too. */
      alert: primitive({ inlineSize: `min(${size.dialog.medium}, 100% - 2 * ${space.md})` }),
      medium: primitive({ maxInlineSize: size.dialog.medium, '@media': fillsPhones }),
      wide: primitive({ maxInlineSize: size.dialog.wide, '@media': fillsPhones }),
      full: primitive({
        blockSize: '100dvh',
        maxBlockSize: 'none',
        borderInline: 0,
        borderBlockEnd: 0,
      }),
    },
  },
});

export const header = style(
  primitive({
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: space.sm,
    paddingBlock: `18px ${space.xxs}`,
    paddingInline: `${space.lg} ${space.sm}`,
    '@media': { [media.phone]: { paddingInlineStart: space.md } },
  }),
);

export const title = style(
  primitive({ ...type.dialogTitle, minInlineSize: 0, paddingBlockStart: space.xxs }),
);

export const description = style(primitive({ color: color.text.secondary, maxInlineSize: '66ch' }));

const oneColor = (paint: string) => `linear-gradient(${paint}, ${paint})`;

export const body = style(
  primitive({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: '14px',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: `${space.sm} ${space.lg} 18px`,
    // Hairline below the header once content has scrolled under it; until then a cover that scrolls along hides it.
    backgroundImage: `${oneColor(color.surface.raised)}, ${oneColor(color.rule.hairline)}`,
    backgroundAttachment: 'local, scroll',
    backgroundRepeat: 'no-repeat',
    backgroundSize: `100% ${size.hairline}`,
    '@media': {
      [media.phone]: { paddingInline: space.md },
      '(forced-colors: active)': { backgroundImage: `${oneColor('Canvas')}, ${oneColor('CanvasText')}` },
    },
  }),
);

export const footer = style(
  primitive({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: space.xs,
    padding: `14px ${space.lg}`,
    borderBlockStart: `1px solid ${color.rule.hairline}`,
    background: color.surface.sunk,
    '@media': { [media.phone]: { paddingInline: space.md } },
  }),
);
