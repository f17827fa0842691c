import { vars } from '../theme/contract.css';

/**
 * What floats at its control: menus, lists of suggestions, popovers. `useFloating` writes the position; until then,
 * and in place of the browser's own rules for `[popover]`, it is a fixed element without one.
 */
export const floating = {
  position: 'fixed',
  inset: 'auto',
  zIndex: vars.layer.menu,
  margin: 0,
  overflow: 'hidden auto',
  overscrollBehavior: 'contain',
  paddingBlock: vars.space.xxs,
  paddingInline: 0,
  border: `1px solid ${vars.color.rule.strong}`,
  background: vars.color.surface.raised,
  boxShadow: vars.shadow.float,
  color: vars.color.text.primary,
  // What it stands in, such as a cell of a table, has no say in it.
  textAlign: 'start',
  whiteSpace: 'normal',
} as const;
