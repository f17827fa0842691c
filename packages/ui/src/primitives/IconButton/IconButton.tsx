import { classNames } from '../../internal/class-names';
import { Button, type ButtonProps } from '../Button';
import { button } from '../Button/Button.css';
import { Icon, type IconShape, type IconSize } from '../Icon';

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'width' | 'aria-label'> {
  icon: IconShape;
  /** Accessible name, also shown as a tooltip. */
  label: string;
  /** Default `small`, 16 px. */
  iconSize?: IconSize;
}

/** Renders a square button with an icon that is clear without text. */
export function IconButton({ icon, label, iconSize = 'small', className, ...rest }: IconButtonProps) {
  return (
    <Button
      data-component="IconButton"
      title={label}
      {...rest}
      aria-label={label}
      className={classNames(button({ shape: 'icon' }), className)}
    >
      <Icon icon={icon} size={iconSize} />
    </Button>
  );
}
