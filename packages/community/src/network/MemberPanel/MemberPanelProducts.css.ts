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
      // Only between rows: the surrounding section ends with a rule of its own.
      ':not(:first-child) > &': { borderBlockStart: `1px solid ${color.rule.hairline}` },
      '&:hover': { color: color.text.accent },
      '&:focus-visible': focusRing('inside'),
    },
  }),
);

export const all = style(feature({ margin: 0, paddingBlockStart: space.sm }));

/** Content of the section, whose own rules replace those of nested components. */
export const body = style({});

// The section already has a rule above and below.
globalStyle(`${body} > [data-component="EmptyState"]`, feature({ paddingBlock: 0, borderBlock: 'none' }));
