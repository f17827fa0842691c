import { media } from '@millrace/ui/styles';
import { style } from '@vanilla-extract/css';

export const matrix = style({
  display: 'grid',
  gap: '16px 24px',
  alignItems: 'center',
  justifyItems: 'start',
  // Otherwise blocks would shrink to their content, as items are aligned at the start.
  '@media': { [media.phone]: { display: 'block', justifyItems: 'normal' } },
});

/** If not every column fits, the cells of a row wrap, each below the name of its column. */
export const row = style({
  display: 'contents',
  '@media': {
    [media.phone]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'end',
      gap: '8px 16px',
      paddingBlockEnd: '24px',
    },
  },
});

const label = { fontSize: 12, color: 'var(--mr-color-text-secondary)' } as const;

export const rowName = style({ ...label, '@media': { [media.phone]: { flexBasis: '100%' } } });

export const columnName = style({ ...label, '@media': { [media.phone]: { display: 'none' } } });

export const cell = style({
  minInlineSize: 0,
  '@media': {
    [media.phone]: {
      maxInlineSize: '100%',
      selectors: { '&::before': { ...label, content: 'attr(data-column)', display: 'block' } },
    },
  },
});
