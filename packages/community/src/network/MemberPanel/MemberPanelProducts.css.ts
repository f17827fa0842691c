import { feature, focusRing, sector } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, size, space } = vars;

export const products = style(feature({ margin: 0, padding: 0, listStyle: 'none' }));

export const product = style(
  feature({
    display: 'flex',
    alignItems: 'center',
    minBlockSize: '36px',
    paddingBlock: space.xxs,
    paddingInlineStart: space.sm,
    color: 'inherit',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    position: 'relative',
    selectors: {
      '&::before': {
        content: '""',
        position: 'absolute',
        insetBlock: '8px',
        insetInlineStart: 0,
        inlineSize: size.band,
        background: sector,
      },
      // Between rows alone: the section around them closes with a rule of its own.
      ':not(:first-child) > &': { borderBlockStart: `1px solid ${color.rule.hairline}` },
      '&:hover': { color: color.text.accent },
      '&:focus-visible': focusRing('inside'),
    },
  }),
);

export const all = style(feature({ margin: 0, paddingBlockStart: space.sm }));

/** What stands in the section, with its rules for its own. */
export const body = style({});

// The section has a rule above and below as it is.
globalStyle(`${body} > [data-component="EmptyState"]`, feature({ paddingBlock: 0, borderBlock: 'none' }));
