import { vars } from '../theme/contract.css';

/** Focus ring, 2 px in the accent. `inside` for tabs, menus and fields, whose neighbours would cover it. */
export function focusRing(place: 'outside' | 'inside' = 'outside') {
  return {
    outline: `2px solid ${vars.color.focus}`,
    outlineOffset: place === 'outside' ? '2px' : '-2px',
  };
}
