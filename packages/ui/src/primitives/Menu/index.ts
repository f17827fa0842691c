export {
  MENU_ALIGNS,
  MENU_ITEM_TONES,
  Menu,
  type MenuAlign,
  type MenuItem,
  type MenuItemTone,
  type MenuProps,
  type MenuTriggerProps,
} from './Menu';
