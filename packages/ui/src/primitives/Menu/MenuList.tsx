import { type RefObject, useRef } from 'react';
import {
  type AriaMenuOptions,
  DismissButton,
  FocusScope,
  type Key,
  RouterProvider,
  useMenu,
  useMenuItem,
  useOverlay,
} from 'react-aria';
import { Item, type Node, type TreeState, useTreeState } from 'react-stately';
import { useEnvironment } from '../../hooks/environment';
import { useFloating } from '../../internal/useFloating';
import { Icon } from '../Icon';
import { item as itemClass, list, popover } from './Menu.css';
import type { MenuAlign, MenuItem } from './menu-props';

export interface MenuListProps extends Omit<AriaMenuOptions<MenuItem>, 'items' | 'children'> {
  items: readonly MenuItem[];
  /** Button that anchors the menu. */
  anchorRef: RefObject<HTMLElement | null>;
  align: MenuAlign;
  onClose: () => void;
}

/** Renders the open menu next to its button instead of in a portal, so that it works in dialogs and shadow roots. */
export function MenuList({ items, anchorRef, align, onClose, ...menu }: MenuListProps) {
  const popoverRef = useRef<HTMLDivElement>(null);
  const listRef = useRef<HTMLUListElement>(null);
  const disabledKeys = items.filter((item) => item.disabled).map((item) => item.id);
  const handleAction = (key: Key) => {
    const onAction = items.find((item) => item.id === key)?.onAction;
    // A dialog that an item opens restores the focus on close; the item is unmounted by then.
    if (onAction) anchorRef.current?.focus();
    onAction?.();
  };
  const options = {
    ...menu,
    items,
    disabledKeys,
    onClose,
    onAction: handleAction,
    children: (item: MenuItem) => (
      <Item key={item.id} textValue={item.name} {...(item.href !== undefined && { href: item.href })}>
        {item.name}
      </Item>
    ),
  };
  const state = useTreeState(options);
  const { menuProps } = useMenu(options, state, listRef);
  const { overlayProps } = useOverlay(
    {
      isOpen: true,
      onClose,
      isDismissable: true,
      shouldCloseOnBlur: true,
      // The button toggles by itself on a press.
      shouldCloseOnInteractOutside: (element) => !anchorRef.current?.contains(element),
    },
    popoverRef,
  );
  useFloating({ anchorRef, floatRef: popoverRef, align });
  const { navigate } = useEnvironment();
  const rows = [...state.collection].map((node) => <MenuRow key={node.key} node={node} state={state} />);
  return (
    <FocusScope restoreFocus>
      <div {...overlayProps} ref={popoverRef} popover="manual" data-part="popover" className={popover}>
        <ul {...menuProps} ref={listRef} className={list}>
          {navigate ? <RouterProvider navigate={navigate}>{rows}</RouterProvider> : rows}
        </ul>
        <DismissButton onDismiss={onClose} />
      </div>
    </FocusScope>
  );
}

function MenuRow({ node, state }: { node: Node<MenuItem>; state: TreeState<MenuItem> }) {
  const ref = useRef<HTMLAnchorElement & HTMLLIElement>(null);
  const { menuItemProps, isFocused } = useMenuItem({ key: node.key }, state, ref);
  const item = node.value;
  const shared = {
    'data-part': 'item',
    'data-state': isFocused ? 'focused' : 'idle',
    className: itemClass({ tone: item?.tone ?? 'plain', startsGroup: item?.startsGroup ?? false }),
  };
  const content = (
    <>
      {item?.icon && <Icon icon={item.icon} />}
      {node.rendered}
    </>
  );
  if (item?.href === undefined) {
    return (
      <li {...menuItemProps} {...shared} ref={ref}>
        {content}
      </li>
    );
  }
  return (
    <li role="none">
      <a {...menuItemProps} {...shared} ref={ref}>
        {content}
      </a>
    </li>
  );
}
