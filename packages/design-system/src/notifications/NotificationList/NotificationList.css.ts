import { container, feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, font, size, space } = vars;

export const page = style(feature({ maxInlineSize: '760px' }));

export const filter = style(feature({ marginBlockEnd: space.sm }));

export const root = style(feature({ containerType: 'inline-size' }));

export const day = style(
  feature({
    margin: 0,
    paddingBlock: `${space.md} ${space.xs}`,
    borderBlockEnd: `${size.hairline} solid ${color.rule.strong}`,
    fontSize: font.size[13],
    fontWeight: font.weight.label,
  }),
);

export const item = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto 32px',
    alignItems: 'center',
    gap: space.sm,
    minBlockSize: '64px',
    paddingBlock: space.sm,
    paddingInline: space.xs,
    borderBlockEnd: `${size.hairline} solid ${color.rule.hairline}`,
    borderInlineStart: '3px solid transparent',
    overflowWrap: 'anywhere',
    selectors: {
      '&[data-state="unread"]': {
        borderInlineStartColor: color.mark.accent,
        background: color.surface.selected,
      },
    },
    '@container': {
      [container.narrow]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', alignItems: 'start' },
    },
  }),
);

/** The badge hangs over the corner, so that it covers none of the initials. */
export const picture = style(
  feature({ position: 'relative', display: 'block', inlineSize: '48px', blockSize: '44px' }),
);

export const badge = style(
  feature({
    position: 'absolute',
    insetBlockEnd: 0,
    insetInlineEnd: 0,
    display: 'grid',
    placeItems: 'center',
    inlineSize: '18px',
    blockSize: '18px',
    border: `${size.hairline} solid ${color.rule.strong}`,
    background: color.surface.paper,
    color: color.text.primary,
  }),
);

export const sentence = style(feature({ margin: 0, lineHeight: font.leading.data }));

export const excerpt = style(
  feature({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    margin: 0,
    marginBlockStart: space.xxs,
    color: color.text.secondary,
    fontFamily: font.family.prose,
    fontSize: font.size[14],
  }),
);

export const detail = style(
  feature({ margin: 0, marginBlockStart: space.xxs, color: color.text.secondary, fontSize: font.size[13] }),
);

export const time = style(
  feature({
    color: color.text.secondary,
    fontFamily: font.family.mono,
    fontSize: font.size[12],
    whiteSpace: 'nowrap',
    '@container': { [container.narrow]: { gridArea: '2 / 2' } },
  }),
);

export const mark = style(
  feature({
    display: 'grid',
    placeItems: 'center',
    '@container': { [container.narrow]: { gridArea: '1 / 3 / span 2' } },
  }),
);

export const end = style(
  feature({ margin: 0, paddingBlock: space.md, color: color.text.secondary, textAlign: 'center' }),
);
