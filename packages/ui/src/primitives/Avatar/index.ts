export { AVATAR_SIZES, Avatar, type AvatarProps, type AvatarSize } from './Avatar';
export { AVATAR_STACK_MAX, AvatarStack, type AvatarStackProps } from './AvatarStack';
