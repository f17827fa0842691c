import { style } from '@vanilla-extract/css';
import { media } from '../../styles/breakpoints';
import { primitive } from '../../styles/layers';
import { sector } from '../../styles/sector.css';
import { vars } from '../../theme/contract.css';

export const list = style(
  primitive({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.xs,
    paddingBlock: '14px',
    color: vars.color.text.secondary,
    fontSize: vars.font.size[13],
    lineHeight: vars.font.leading.ui,
    '@media': { [media.phone]: { paddingBlock: '10px' } },
  }),
);

export const band = style(primitive({ inlineSize: '28px', blockSize: vars.size.band, background: sector }));

export const item = style(
  primitive({
    display: 'flex',
    gap: vars.space.xs,
    minInlineSize: 0,
    selectors: { '& + &::before': { content: '"/" / ""' } },
    '@media': {
      // On a phone the page title is right below.
      [media.phone]: { selectors: { '&:last-child:not(:only-child)': { display: 'none' } } },
    },
  }),
);
