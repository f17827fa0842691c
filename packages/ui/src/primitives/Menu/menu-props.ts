import type { IconShape } from '../Icon';

/** `danger` for what destroys. */
export const MENU_ITEM_TONES = ['plain', 'danger'] as const;
export type MenuItemTone = (typeof MENU_ITEM_TONES)[number];

/** Which edge of the button the menu hangs from, if there is room. */
export const MENU_ALIGNS = ['start', 'end'] as const;
export type MenuAlign = (typeof MENU_ALIGNS)[number];

export interface MenuItem {
  id: string;
  name: string;
  icon?: IconShape;
  /** Makes it a link, followed by the host's router where it stays inside. */
  href?: string;
  onAction?: () => void;
  /** Default `plain`. */
  tone?: MenuItemTone;
  /** Opens a new group: a hairline above. */
  startsGroup?: boolean;
  disabled?: boolean;
}
