export { Menu, type MenuProps, type MenuTriggerProps } from './Menu';
export { MENU_ALIGNS, MENU_ITEM_TONES, type MenuAlign, type MenuItem, type MenuItemTone } from './menu-props';
