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
  /** `full` fills the line. Default `content`. */
  width?: ControlWidth;
  /** Before the label. */
  icon?: IconShape;
  /**
   * Work is under way: label, width and focus stay, a line runs along the foot, and presses and submits do
   * nothing.
   */
  loading?: boolean;
}

/** Starts something. For going somewhere there is ButtonLink. */
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
    // Not `disabled`, which would lose the focus; so a submit must be stopped here.
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
