import { globalStyle, style } from '@vanilla-extract/css';
import { primitive } from '../../styles/layers';
import { vars } from '../../theme/contract.css';

const { color, font, space } = vars;

export const root = style(
  primitive({
    display: 'grid',
    justifyItems: 'start',
    gap: '6px',
    paddingBlock: '18px 20px',
    borderBlock: `1px solid ${color.rule.hairline}`,
    selectors: {
      // Tabs above it have their own rule.
      '[data-component="TabNav"] + &, [role="tabpanel"] > &:first-child': {
        borderBlockStart: 0,
        paddingBlockStart: 0,
      },
    },
  }),
);

globalStyle(`${root} > :is(button, a):last-child`, primitive({ marginBlockStart: space.xs }));

export const picture = style(primitive({ inlineSize: '112px', marginBlockEnd: space.xs }));

export const title = style(
  primitive({ fontSize: font.size[16], fontWeight: '640', fontStretch: '94%', lineHeight: 1.25 }),
);

export const description = style(
  primitive({ maxInlineSize: '66ch', color: color.text.secondary, fontSize: font.size[13] }),
);

export const action = style(primitive({ marginBlockStart: space.xs }));
