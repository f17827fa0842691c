import { classNames } from '../../internal/class-names';
import type { ControlSize, ControlWidth } from '../../internal/control-props';
import { Icon, type IconShape } from '../Icon';
import { BareLink, type BareLinkProps } from '../Link';
import { button } from './Button.css';
import type { ButtonTone } from './button-props';

export interface ButtonLinkProps extends BareLinkProps {
  /** Default `secondary`. */
  tone?: ButtonTone;
  /** Default `medium`. */
  size?: ControlSize;
  /** `full` fills the width of the container. Default `content`. */
  width?: ControlWidth;
  /** Icon before the label. */
  icon?: IconShape;
}

/** Renders a link that looks like a button, for the main action of a view if it navigates. */
export function ButtonLink({
  tone = 'secondary',
  size = 'medium',
  width = 'content',
  icon,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <BareLink
      data-component="ButtonLink"
      {...rest}
      className={classNames(button({ tone, size, width }), className)}
    >
      {icon && <Icon icon={icon} />}
      {children}
    </BareLink>
  );
}
