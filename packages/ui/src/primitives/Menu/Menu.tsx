import { Ellipsis } from 'lucide-react';
import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  useId,
  useRef,
  useState,
} from 'react';
import { classNames } from '../../internal/class-names';
import { latePart } from '../../internal/late-part';
import { useControllable } from '../../internal/useControllable';
import { Button, type ButtonProps } from '../Button';
import { button } from '../Button/Button.css';
import { Icon, type IconShape } from '../Icon';
import { anchor } from './Menu.css';
import type { MenuListProps } from './MenuList';
import type { MenuAlign, MenuItem } from './menu-props';

/** The list is ten times the size of its button, so it is lazy-loaded when the first menu is about to open. */
const menuList = latePart(() => import('./MenuList'));

/** Props that a custom trigger must spread on its button. */
export type MenuTriggerProps = Omit<ButtonProps, 'tone' | 'size' | 'width' | 'icon' | 'loading'>;

export interface MenuProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Names the button and the menu, such as `More actions`; for a custom trigger, its text. */
  label: string;
  items: readonly MenuItem[];
  /** Default `end`. */
  align?: MenuAlign;
  /** Icon. Default: three dots in a bordered square. */
  icon?: IconShape;
  /** Renders a custom trigger; spread `ref` and all else on a `<button>`. */
  renderTrigger?: (props: MenuTriggerProps) => ReactElement;
  open?: boolean;
  /** Default `false`. */
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** Renders a button and its menu of actions. Arrow keys and typeahead move; Escape and a press outside close. */
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
  const [triggerId, listId] = [useId(), useId()];
  const [isOpen, setOpen] = useControllable(open, defaultOpen ?? false, onOpenChange);
  /** Initial focus: an item if opened by keyboard, the menu itself if by pointer. */
  const [focusOn, setFocusOn] = useState<'first' | 'last' | true>(true);
  const openOn = (next: typeof focusOn) => {
    setFocusOn(next);
    setOpen(true);
  };
  const handleClick = ({ currentTarget, detail }: MouseEvent<HTMLButtonElement>) => {
    // Safari does not focus a pressed button.
    currentTarget.focus({ preventScroll: true });
    // Keyboards and screen readers click without pointer events.
    if (isOpen) setOpen(false);
    else openOn(detail === 0 ? 'first' : true);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (isOpen || event.defaultPrevented || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    openOn(event.key === 'ArrowDown' ? 'first' : 'last');
  };
  const trigger: MenuTriggerProps = {
    ref,
    id: triggerId,
    type: 'button',
    'aria-label': label,
    'aria-haspopup': true,
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? listId : undefined,
    onClick: handleClick,
    onKeyDown: handleKeyDown,
    onPointerEnter: menuList.preload,
    onFocus: menuList.preload,
    // Otherwise the open menu would close on blur, and the click would open it again.
    onMouseDown: (event) => isOpen && event.preventDefault(),
  };
  return (
    <span
      data-component="Menu"
      {...rest}
      data-state={isOpen ? 'open' : 'closed'}
      className={classNames(anchor, className)}
    >
      {renderTrigger ? (
        renderTrigger(trigger)
      ) : (
        <Button {...trigger} title={label} className={button({ shape: 'icon' })}>
          <Icon icon={icon} />
        </Button>
      )}
      {isOpen && (
        <LateMenuList
          id={listId}
          aria-labelledby={triggerId}
          aria-label={label}
          items={items}
          anchorRef={ref}
          align={align}
          autoFocus={focusOn}
          onClose={() => setOpen(false)}
        />
      )}
    </span>
  );
}

function LateMenuList(props: MenuListProps) {
  const part = menuList.usePart();
  return part && <part.MenuList {...props} />;
}
