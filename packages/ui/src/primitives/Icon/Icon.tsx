import type { LucideIcon } from 'lucide-react';
import { type ComponentPropsWithRef, cloneElement, isValidElement, type ReactElement } from 'react';
import { classNames } from '../../internal/class-names';
import { icon } from './Icon.css';

export type { LucideIcon };

/**
 * An icon of lucide-react: `Mail`, or `<Mail />` from a server component, which can pass elements but not
 * functions.
 */
export type IconShape = LucideIcon | ReactElement<ComponentPropsWithRef<LucideIcon>>;

/** Icon sizes: 16 px in text and controls, 20 px if it stands alone. */
export const ICON_SIZES = ['small', 'medium'] as const;
export type IconSize = (typeof ICON_SIZES)[number];

export interface IconProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  icon: IconShape;
  /** Default `small`. */
  size?: IconSize;
  /** Accessible name, if no text is beside it; without one it is hidden from assistive technology. */
  label?: string;
}

/** Renders a Lucide icon with the design system's stroke: 1.5 of 24, square caps. */
export function Icon({ icon: Shape, size = 'small', label, className, ...rest }: IconProps) {
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  const drawing = {
    ...named,
    'data-component': 'Icon',
    focusable: false,
    ...rest,
    size: size === 'small' ? 16 : 20,
    strokeWidth: 1.5,
    strokeLinecap: 'square',
    strokeLinejoin: 'miter',
    className: classNames(icon({ size }), className),
  } as const;
  return isValidElement(Shape) ? cloneElement(Shape, drawing) : <Shape {...drawing} />;
}
