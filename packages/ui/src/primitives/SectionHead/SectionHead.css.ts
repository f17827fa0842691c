import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../styles/breakpoints';
import { primitive } from '../../styles/layers';
import { type } from '../../styles/typography';
import { vars } from '../../theme/contract.css';

const { color, space, font } = vars;

export const head = recipe({
  base: primitive({
    display: 'flex',
    alignItems: 'baseline',
    gap: space.sm,
    borderBlockStart: `${vars.size.rule} solid ${color.rule.strong}`,
  }),
  variants: {
    variant: {
      section: primitive({
        // Beside a side column there is less room than on a phone: actions wrap to a separate line.
        flexWrap: 'wrap',
        gap: `${space.xxs} ${space.sm}`,
        paddingBlock: `10px ${space.sm}`,
        '@media': { [media.phone]: { gap: `${space.xxs} ${space.xs}` } },
      }),
      panel: primitive({ justifyContent: 'space-between', paddingBlock: space.xs, fontSize: font.size[13] }),
    },
  },
});

export const number = style(
  primitive({
    ...type.sectionTitle,
    flex: 'none',
    minInlineSize: space.lg,
    color: color.text.accent,
    '@media': { [media.phone]: { minInlineSize: 0, fontSize: '1.25rem' } },
  }),
);

export const title = style(
  primitive({
    minInlineSize: 0,
    outline: 'none',
    '@media': {
      [media.phone]: {
        selectors: {
          '[data-part=number] + &': { fontSize: '1.25rem' },
          // Stays beside its number, even if its words break; long actions wrap to a separate line.
          [`${head.classNames.variants.variant.section} > &`]: { flex: '1 1 60%' },
        },
      },
    },
  }),
);

export const fact = style(
  primitive({
    color: color.text.secondary,
    fontSize: font.size[13],
    lineHeight: font.leading.data,
    // Wraps before the title does, whose longest word may need the whole line.
    selectors: { [`${head.classNames.variants.variant.section} > &`]: { flex: '1 1 8em' } },
    '@media': {
      // On a separate line, except in a panel, whose head is one line.
      [media.phone]: {
        selectors: { [`${head.classNames.variants.variant.section} > &`]: { flexBasis: '100%' } },
      },
    },
  }),
);

export const actions = style(
  primitive({
    display: 'flex',
    flex: 'none',
    // Controls wrap before they shrink: a select of one letter says nothing.
    flexWrap: 'wrap',
    alignItems: 'center',
    alignSelf: 'center',
    gap: space.xs,
    marginInlineStart: 'auto',
    maxInlineSize: '100%',
    '@media': {
      [media.phone]: {
        selectors: { [`${head.classNames.variants.variant.section} > &`]: { marginInlineStart: 0 } },
      },
    },
  }),
);
