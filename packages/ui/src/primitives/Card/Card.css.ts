import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../../styles/focus';
import { primitive } from '../../styles/layers';
import { transition } from '../../styles/motion';
import { sector } from '../../styles/sector.css';
import { type } from '../../styles/typography';
import { vars } from '../../theme/contract.css';

const { color, size, space } = vars;

export const card = recipe({
  base: primitive({
    ...type.body,
    display: 'flex',
    flexDirection: 'column',
    // Positioning context of the card's stretched link.
    position: 'relative',
    minInlineSize: 0,
    background: color.surface.raised,
    color: color.text.primary,
    ...transition(['border-color']),
    selectors: { '&[data-sector]': { borderBlockStart: `${size.band} solid ${sector}` } },
  }),
  variants: {
    kind: {
      figure: primitive({ border: `1px solid ${color.rule.hairline}` }),
      entry: primitive({ border: `1px solid ${color.control.border}` }),
      float: primitive({ border: `1px solid ${color.rule.strong}`, boxShadow: vars.shadow.float }),
    },
  },
});

export const header = style(
  primitive({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: space.xs,
    paddingBlock: space.md,
    paddingInline: space.md,
  }),
);

export const title = style(primitive({ ...type.partTitle, minInlineSize: 0, overflowWrap: 'anywhere' }));

export const body = style(
  primitive({
    display: 'grid',
    alignContent: 'start',
    gap: space.sm,
    flex: 1,
    minInlineSize: 0,
    paddingInline: space.md,
    paddingBlockEnd: space.md,
    selectors: { '&:first-child': { paddingBlockStart: space.md } },
  }),
);

/** Full-bleed picture. */
export const media = style(
  primitive({ overflow: 'hidden', borderBlockEnd: `1px solid ${color.rule.hairline}` }),
);

export const foot = style(
  primitive({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.xs,
    paddingBlock: space.sm,
    paddingInline: space.md,
    borderBlockStart: `1px solid ${color.rule.hairline}`,
    color: color.text.secondary,
    fontSize: vars.font.size[13],
  }),
);

export const link = style(
  primitive({
    outline: 'none',
    selectors: {
      '&::after': { content: '""', position: 'absolute', inset: 0 },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': focusRing(),
    },
  }),
);

const root = card.classNames.base.split(' ').at(-1);

globalStyle(`.${root}:has(.${link}:hover)`, primitive({ borderColor: color.rule.strong }));
globalStyle(`.${root}[data-sector]:has(.${link}:hover)`, primitive({ borderBlockStartColor: sector }));
// Other interactive elements lie above the stretched link.
globalStyle(
  `.${root} :is(a, button, input, select, textarea, label):not(.${link})`,
  primitive({ position: 'relative', zIndex: vars.layer.raised }),
);
