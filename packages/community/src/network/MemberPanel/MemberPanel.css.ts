import { feature, moving, type } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { keyframes, style } from '@vanilla-extract/css';

const { color, duration, easing, font, size, space } = vars;

const appear = keyframes({ from: { opacity: 0 } });

/** It scrolls with the page; its head alone becomes fixed. */
export const panel = style(feature({ position: 'static' }));

export const head = style(
  feature({
    display: 'grid',
    gap: space.xs,
    paddingBlockEnd: space.md,
    selectors: {
      '&[data-state="fixed"]': {
        position: 'fixed',
        insetBlockStart: `calc(${size.masthead} + ${size.rule})`,
        zIndex: vars.layer.raised,
        inlineSize: size.column.left,
        paddingBlock: space.sm,
        borderBlockEnd: `1px solid ${color.rule.strong}`,
        background: color.surface.paper,
        '@media': moving({ animation: `${appear} ${duration.medium} ${easing.standard}` }),
      },
    },
  }),
);

/** A fixed head is one line of who it is; the photo is changed at the top of the page. */
export const headPhoto = style(feature({ selectors: { '[data-state="fixed"] > &': { display: 'none' } } }));

export const who = style(
  feature({
    display: 'flex',
    alignItems: 'center',
    gap: space.sm,
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  }),
);

export const name = style(
  feature({
    margin: 0,
    fontSize: font.size[16],
    fontWeight: font.weight.heading,
    lineHeight: font.leading.data,
  }),
);

export const line = style(
  feature({ ...type.small, margin: 0, minBlockSize: '24px', color: color.text.secondary }),
);
