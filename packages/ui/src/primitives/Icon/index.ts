export { ICON_SIZES, Icon, type IconProps, type IconShape, type IconSize, type LucideIcon } from './Icon';
