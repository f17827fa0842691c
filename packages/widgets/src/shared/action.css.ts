import { style } from '@vanilla-extract/css';

/*
 * Not in a layer, so these rules come before those of the design system in a shadow root's cascade: properties set here
 * must not be set there.
 */
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  height: '44px',
  color: 'inherit',
  font: '14px/20px var(--mr-font-family-ui)',
});

/** Truncated, not wrapped: the line keeps its height. */
export const action = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const mark = style({ flexShrink: 0, color: 'var(--mr-color-text-secondary)', lineHeight: '44px' });
