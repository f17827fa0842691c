import { style } from '@vanilla-extract/css';

/*
 * Without a layer, so before the rules of the design system in the cascade of a shadow root: what is set here, they
 * do not set.
 */
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  height: '44px',
  color: 'inherit',
  font: '14px/20px var(--mr-font-family-ui)',
});

/** Its words are cut, not wrapped: the line keeps its height. */
export const action = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const mark = style({ flexShrink: 0, color: 'var(--mr-color-text-secondary)', lineHeight: '44px' });
