import type { IconShape } from '../Icon';

/** `danger` for destructive actions. */
export const MENU_ITEM_TONES = ['plain', 'danger'] as const;
export type MenuItemTone = (typeof MENU_ITEM_TONES)[number];

/** Preferred edge of the button that the menu aligns to. */
export const MENU_ALIGNS = ['start', 'end'] as const;
export type MenuAlign = (typeof MENU_ALIGNS)[number];

export interface MenuItem {
  id: string;
  name: string;
  icon?: IconShape;
  /** Renders the item as a link, followed by the host's router if internal. */
  href?: string;
  onAction?: () => void;
  /** Default `plain`. */
  tone?: MenuItemTone;
  /** Starts a new group: a hairline above. */
  startsGroup?: boolean;
  disabled?: boolean;
}
