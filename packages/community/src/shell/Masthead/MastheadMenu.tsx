import { BareLink, Icon } from '@millrace/ui';
import { classNames } from '@millrace/ui/hooks';
import { ChevronDown } from 'lucide-react';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
} from 'react';
import { chevron, menu, menuLink, menuList, menuTrigger } from './MastheadMenu.css';

/** Link of a menu. */
export interface MastheadPlace {
  name: string;
  href: string;
  /** True to separate it from the previous links by a hairline. */
  startsGroup?: boolean;
  /** Called when the link is followed. */
  onFollow?: () => void;
}

interface MastheadMenuProps {
  /** Content of the button. */
  children: ReactNode;
  /** Accessible name of the button, if its content has none. */
  label?: string;
  /** Content above the links. */
  head?: ReactNode;
  places: readonly MastheadPlace[];
  className?: string | undefined;
}

/**
 * Disclosure button with a list of links. Links rather than a `role="menu"`: they can be opened in a new window, are
 * announced as links, and work before hydration.
 */
export function MastheadMenu({ children, label, head, places, className }: MastheadMenuProps) {
  const { disclosureProps, close } = useMenuDisclosure();
  return (
    <details {...disclosureProps} data-part="menu" className={classNames(menu, className)}>
      <summary aria-label={label} className={menuTrigger}>
        {children}
        <Icon icon={ChevronDown} className={chevron} />
      </summary>
      <div data-part="menu-list" className={menuList}>
        {head}
        <ul>
          {places.map(({ name, href, startsGroup = false, onFollow }) => (
            <li key={name} data-starts-group={startsGroup || undefined}>
              <BareLink
                href={href}
                className={menuLink}
                onClick={() => {
                  close();
                  onFollow?.();
                }}
              >
                {name}
              </BareLink>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}

interface MenuDisclosure {
  /** Props of the `<details>`. */
  disclosureProps: {
    ref: RefObject<HTMLDetailsElement | null>;
    onBlur: (event: FocusEvent) => void;
    onKeyDown: (event: KeyboardEvent) => void;
  };
  /** Closes the menu when a link is followed. */
  close: () => void;
}

/**
 * Adds light dismiss to a disclosure menu of links: `<details>` opens and closes it, even without scripts; this closes
 * it on a press outside, on Escape, which restores the focus, and when the focus leaves. The open state is held by the
 * DOM element only, as it may have been opened before hydration.
 *
 * @see NAV-005
 */
function useMenuDisclosure(): MenuDisclosure {
  const ref = useRef<HTMLDetailsElement>(null);
  const close = useCallback(() => {
    if (ref.current) ref.current.open = false;
  }, []);

  useEffect(() => {
    const handlePress = (event: PointerEvent) => {
      if (ref.current && !event.composedPath().includes(ref.current)) close();
    };
    document.addEventListener('pointerdown', handlePress, true);
    return () => document.removeEventListener('pointerdown', handlePress, true);
  }, [close]);

  return {
    close,
    disclosureProps: {
      ref,
      onBlur: ({ relatedTarget }) => {
        // Without a related target the window lost the focus, or the press was on a non-focusable element.
        if (relatedTarget && !ref.current?.contains(relatedTarget)) close();
      },
      onKeyDown: ({ key }) => {
        if (key !== 'Escape' || !ref.current?.open) return;
        close();
        ref.current.querySelector('summary')?.focus();
      },
    },
  };
}
