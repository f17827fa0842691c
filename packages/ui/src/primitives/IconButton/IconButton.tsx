import { classNames } from '../../internal/class-names';
import { Button, type ButtonProps } from '../Button';
import { button } from '../Button/Button.css';
import { Icon, type IconShape, type IconSize } from '../Icon';

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'width' | 'aria-label'> {
  icon: IconShape;
  /** What it does; read aloud, and shown when the pointer rests. */
  label: string;
  /** Default `small`, 16 px. */
  iconSize?: IconSize;
}

/** A square button whose icon is clear without a word. */
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
