import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { classNames } from '../../internal/class-names';
import type { ControlSize, ControlWidth } from '../../internal/control-props';
import { Icon, type IconShape } from '../Icon';
import { button } from './Button.css';
import type { ButtonTone } from './button-props';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** Default `secondary`. */
  tone?: ButtonTone;
  /** Default `medium`. */
  size?: ControlSize;
  /** `full` fills the width of the container. Default `content`. */
  width?: ControlWidth;
  /** Icon before the label. */
  icon?: IconShape;
  /**
   * The action is in progress: label, width and focus stay, a progress line runs along the bottom edge, and clicks and
   * submits are ignored.
   */
  loading?: boolean;
}

/** Triggers an action. For navigation use ButtonLink. */
export function Button({
  tone = 'secondary',
  size = 'medium',
  width = 'content',
  icon,
  loading = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // `disabled` would lose the focus, so aria-disabled is used and a submit must be prevented here.
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      data-component="Button"
      {...rest}
      type={type}
      aria-busy={loading || rest['aria-busy']}
      aria-disabled={loading || rest['aria-disabled']}
      data-state={loading ? 'loading' : 'idle'}
      className={classNames(button({ tone, size, width }), className)}
      onClick={handleClick}
    >
      {icon && <Icon icon={icon} />}
      {children}
    </button>
  );
}
