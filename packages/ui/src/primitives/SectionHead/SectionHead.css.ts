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
        // Beside a side column there is less room than on a phone: actions go to a line of their own.
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
          // Beside its number, even if its words break; long actions go to a line of their own.
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
    // It breaks before the title does: a word of that one may have room for no more than itself.
    selectors: { [`${head.classNames.variants.variant.section} > &`]: { flex: '1 1 8em' } },
    '@media': {
      // A line of its own: not in a panel, whose head is one line.
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
