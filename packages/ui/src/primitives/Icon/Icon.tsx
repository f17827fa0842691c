import type { LucideIcon } from 'lucide-react';
import { classNames } from '../../internal/class-names';
import { icon } from './Icon.css';

export type { LucideIcon };

/** Edge of an icon: 16 px in text and controls, 20 px where it stands alone. */
export const ICON_SIZES = ['small', 'medium'] as const;
export type IconSize = (typeof ICON_SIZES)[number];

export interface IconProps {
  /** An icon of lucide-react. */
  icon: LucideIcon;
  /** Default `small`. */
  size?: IconSize;
  /** What it means, where no text stands beside it; without one it is hidden from assistive technology. */
  label?: string;
  className?: string;
}

/** A Lucide icon at our stroke: 1.5 of 24, square caps. */
export function Icon({ icon: Shape, size = 'small', label, className }: IconProps) {
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <Shape
      {...named}
      data-component="Icon"
      focusable={false}
      size={size === 'small' ? 16 : 20}
      strokeWidth={1.5}
      strokeLinecap="square"
      strokeLinejoin="miter"
      className={classNames(icon({ size }), className)}
    />
  );
}
