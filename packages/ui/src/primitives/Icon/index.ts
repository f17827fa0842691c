export { ICON_SIZES, Icon, type IconProps, type IconSize, type LucideIcon } from './Icon';
