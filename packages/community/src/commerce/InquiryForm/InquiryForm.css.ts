import { feature, moving } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { keyframes, style } from '@vanilla-extract/css';

const { color, font, space } = vars;

export const form = style(
  feature({ display: 'grid', gap: space.md, inlineSize: '100%', containerType: 'inline-size' }),
);

/** Two columns if there is room. */
export const pair = style(
  feature({
    display: 'grid',
    gap: space.md,
    '@container': {
      '(min-width: 420px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' },
    },
  }),
);

export const foot = style(feature({ display: 'flex', justifyContent: 'flex-end' }));

/** Note about the recipients. */
export const reach = style(feature({ margin: 0, color: vars.color.text.secondary }));

export const supplierChoice = style(feature({ display: 'grid', justifyItems: 'start', gap: space.sm }));

/** Scrolls from about six suppliers on, so that the fields below stay near. */
export const supplierOptions = style(
  feature({
    inlineSize: `calc(100% + 2 * ${space.xs})`,
    maxBlockSize: '260px',
    overflowY: 'auto',
    // Keeps focus rings inside what scrolls.
    padding: space.xs,
    marginInline: `calc(-1 * ${space.xs})`,
  }),
);

export const done = style(feature({ display: 'grid', justifyItems: 'start', gap: space.md }));

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

/** Bottom corner of the window, opposite the toasts. */
export const card = style(
  feature({
    position: 'fixed',
    insetBlockEnd: space.xl,
    insetInlineEnd: space.xl,
    zIndex: vars.layer.masthead,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    justifyItems: 'start',
    gap: space.sm,
    inlineSize: '320px',
    padding: space.md,
    background: color.surface.raised,
    borderBlockStart: `2px solid ${color.rule.strong}`,
    boxShadow: vars.shadow.float,
    '@media': {
      ...moving({ animation: `${rise} ${vars.duration.slow} ${vars.easing.standard}` }),
      '(forced-colors: active)': { border: '1px solid CanvasText' },
    },
  }),
);

export const cardTitle = style(feature({ fontSize: font.size[16], fontWeight: font.weight.heading }));

export const cardBody = style(
  feature({ gridColumn: '1 / -1', display: 'grid', justifyItems: 'start', gap: space.sm }),
);
