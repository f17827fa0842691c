import { Ellipsis } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactElement, type RefObject, useRef } from 'react';
import { useButton, useMenuTrigger } from 'react-aria';
import { useMenuTriggerState } from 'react-stately';
import { classNames } from '../../internal/class-names';
import { Button, type ButtonProps } from '../Button';
import { button } from '../Button/Button.css';
import { Icon, type IconShape } from '../Icon';
import { anchor } from './Menu.css';
import { type MenuAlign, type MenuItem, MenuList } from './MenuList';

/** What a trigger of one's own must be given. */
export type MenuTriggerProps = Omit<ButtonProps, 'tone' | 'size' | 'width' | 'icon' | 'loading'>;

export interface MenuProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Names the button and the menu, such as `More actions`; holds the text of a trigger of one's own. */
  label: string;
  items: readonly MenuItem[];
  /** Default `end`. */
  align?: MenuAlign;
  /** Default: three dots in a bordered square. */
  icon?: IconShape;
  /** Renders a button of one's own from the props; put `ref` and all else on a `<button>`. */
  renderTrigger?: (props: MenuTriggerProps) => ReactElement;
  open?: boolean;
  /** Default `false`. */
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** A button and the list of actions it opens. Arrow keys and typing move; Escape and a press outside close. */
export function Menu({
  label,
  items,
  align = 'end',
  icon = Ellipsis,
  renderTrigger,
  open,
  defaultOpen,
  onOpenChange,
  className,
  ...rest
}: MenuProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const state = useMenuTriggerState({ isOpen: open, defaultOpen, onOpenChange });
  const { menuTriggerProps, menuProps } = useMenuTrigger<MenuItem>({}, state, ref);
  const { buttonProps } = useButton(menuTriggerProps, ref as RefObject<Element | null>);
  const trigger: MenuTriggerProps = { ...buttonProps, ref, type: 'button', 'aria-label': label };
  return (
    <span
      data-component="Menu"
      {...rest}
      data-state={state.isOpen ? 'open' : 'closed'}
      className={classNames(anchor, className)}
    >
      {renderTrigger ? (
        renderTrigger(trigger)
      ) : (
        <Button {...trigger} title={label} className={button({ shape: 'icon' })}>
          <Icon icon={icon} />
        </Button>
      )}
      {state.isOpen && (
        <MenuList
          {...menuProps}
          aria-label={label}
          items={items}
          anchorRef={ref}
          align={align}
          autoFocus={state.focusStrategy ?? true}
          onClose={state.close}
        />
      )}
    </span>
  );
}
