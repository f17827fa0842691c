import { vars } from '../theme/contract.css';

/**
 * Styles of floating elements: menus, suggestions, popovers. `useFloating` sets the position; until then, and instead
 * of the browser's styles for `[popover]`, it is a fixed element without one.
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
  // Not inherited from its parent, such as a table cell.
  textAlign: 'start',
  whiteSpace: 'normal',
} as const;
