import { vars } from '../theme/contract.css';

/** What hangs below its control: menus and lists of suggestions. */
export const floating = {
  position: 'absolute',
  insetBlockStart: '100%',
  zIndex: vars.layer.menu,
  marginBlockStart: vars.space.xxs,
  paddingBlock: vars.space.xxs,
  border: `1px solid ${vars.color.rule.strong}`,
  background: vars.color.surface.raised,
  boxShadow: vars.shadow.float,
  color: vars.color.text.primary,
} as const;
