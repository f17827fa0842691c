import { feature, media } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, font, radius, size, space } = vars;

const forced = '(forced-colors: active)';

export const root = style(feature({ display: 'grid', gap: space.lg, minInlineSize: 0 }));

/** Text and controls beside the map if there is room. */
export const top = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.lg,
    alignItems: 'start',
    '@media': { '(min-width: 1024px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 560px)' } },
  }),
);

export const words = style(feature({ display: 'grid', gap: space.md, minInlineSize: 0 }));

/** Figures in a sentence, with their basis below. */
export const lead = style(feature({ display: 'grid', gap: space.xs, minInlineSize: 0 }));

export const sentence = style(feature({ margin: 0, fontSize: font.size[18], lineHeight: 1.4 }));

export const rests = style(feature({ margin: 0, fontSize: font.size[13], color: color.text.secondary }));

export const controls = style(
  feature({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: `${space.sm} ${space.md}` }),
);

/** Country selection, which fills the rest of the line. */
export const scenario = style(feature({ minInlineSize: '16ch' }));

export const filtered = style(
  feature({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: space.sm }),
);

/** Dimmed while another view loads. */
export const rows = style(
  feature({
    display: 'grid',
    gap: space.sm,
    minInlineSize: 0,
    selectors: { '&[aria-busy="true"]': { opacity: 0.6 } },
  }),
);

export const countries = style(feature({ display: 'grid', gap: space.xxs, minInlineSize: 0 }));

export const bar = style(
  feature({
    display: 'block',
    inlineSize: '100%',
    maxInlineSize: '220px',
    blockSize: '8px',
    overflow: 'hidden',
    borderRadius: radius.control,
    selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
    '@media': { [media.phone]: { display: 'none' } },
  }),
);

const accent = (part: number): string =>
  `color-mix(in oklab, ${color.mark.accent} ${part}%, ${color.surface.paper})`;

/** The first country is the darkest; suppliers of unknown country are grey. */
export const shares = styleVariants(
  { first: accent(100), second: accent(70), third: accent(45), other: accent(25), unknown: color.text.muted },
  (fill) => feature({ fill, '@media': { [forced]: { fill: 'CanvasText' } } }),
);

export const shareText = style(
  feature({ fontSize: font.size[13], color: color.text.secondary, overflowWrap: 'anywhere' }),
);

export const hhi = style(
  feature({
    display: 'inline-grid',
    justifyItems: 'end',
    fontVariantNumeric: 'tabular-nums',
    '@media': { [media.phone]: { display: 'inline-flex', flexWrap: 'wrap', gap: space.xs } },
  }),
);

const band = style(
  feature({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xxs,
    fontSize: font.size[13],
    whiteSpace: 'nowrap',
    '::before': { content: '""', inlineSize: '8px', blockSize: '8px', borderRadius: '50%' },
  }),
);

export const bands = styleVariants(
  { low: 'success', moderate: 'warning', high: 'danger' } as const,
  (tone) => [
    band,
    feature({
      color: color.text[tone],
      '::before': { background: color.mark[tone] },
      '@media': { [forced]: { '::before': { background: 'CanvasText' } } },
    }),
  ],
);

export const range = style(
  feature({ fontSize: font.size[13], color: color.text.secondary, whiteSpace: 'nowrap' }),
);

export const marks = style(feature({ display: 'flex', flexWrap: 'wrap', gap: `${space.xxs} ${space.xs}` }));

const mark = style(
  feature({
    paddingInline: space.xs,
    fontSize: font.size[13],
    border: `${size.hairline} solid currentColor`,
    borderRadius: radius.control,
  }),
);

export const markTones = styleVariants(
  { danger: 'danger', warning: 'warning', neutral: 'secondary' } as const,
  (tone) => [mark, feature({ color: color.text[tone] })],
);

export const evidence = style(feature({ fontSize: font.size[13], color: color.text.secondary }));

export const method = style(
  feature({ maxInlineSize: '72ch', fontSize: font.size[13], color: color.text.secondary }),
);

export const methodTitle = style(feature({ cursor: 'pointer', color: color.text.accent }));

export const rowActions = style(feature({ display: 'inline-flex', alignItems: 'center', gap: space.xs }));
