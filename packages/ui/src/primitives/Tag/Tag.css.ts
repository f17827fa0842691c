import { style } from '@vanilla-extract/css';
import { media } from '../../styles/breakpoints';
import { focusRing } from '../../styles/focus';
import { primitive } from '../../styles/layers';
import { transition } from '../../styles/motion';
import { sector } from '../../styles/sector.css';
import { extendTouchTarget } from '../../styles/touch';
import { vars } from '../../theme/contract.css';

const { color } = vars;

export const tag = style(
  primitive({
    display: 'inline-flex',
    position: 'relative',
    alignItems: 'center',
    gap: '7px',
    minBlockSize: '26px',
    maxInlineSize: '100%',
    // Padding around a name of several lines; a single line has the minimum height.
    paddingBlock: '2px',
    paddingInlineEnd: '9px',
    border: `1px solid ${color.rule.hairline}`,
    background: color.surface.raised,
    fontSize: vars.font.size[13],
    lineHeight: vars.font.leading.data,
    overflowWrap: 'anywhere',
    ...transition(['border-color']),
    selectors: {
      '&::before': {
        content: '""',
        flex: 'none',
        alignSelf: 'stretch',
        marginBlock: '-2px',
        inlineSize: vars.size.band,
        background: sector,
      },
      '&:has(a:hover)': { borderColor: color.control.border },
      '&:has(a:focus-visible)': focusRing(),
      '&:has([data-part=remove])': { paddingInlineEnd: 0 },
    },
    '@media': {
      [media.touch]: { minBlockSize: '36px' },
    },
  }),
);

/** The whole tag is the click target. */
export const tagLink = style(
  primitive({
    display: 'flex',
    alignItems: 'center',
    minBlockSize: '24px',
    marginBlock: '-2px',
    outline: 'none',
    selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 } },
    '@media': extendTouchTarget('-5px 0'),
  }),
);

export const tagRemove = style(
  primitive({
    position: 'relative',
    display: 'grid',
    flex: 'none',
    placeItems: 'center',
    inlineSize: '24px',
    blockSize: '24px',
    marginBlock: '-2px',
    marginInlineStart: '-3px',
    color: color.text.secondary,
    selectors: {
      '&:hover': { background: color.surface.sunk, color: color.text.primary },
      '&:focus-visible': focusRing('inside'),
    },
    '@media': {
      [media.touch]: { ...extendTouchTarget('-4px')[media.touch], inlineSize: '36px', blockSize: '36px' },
    },
  }),
);
