export { DRAWER_SIDES, Drawer, type DrawerContentProps, type DrawerSide } from './Drawer';
