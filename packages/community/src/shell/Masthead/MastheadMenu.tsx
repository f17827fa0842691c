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

/** A place that a menu leads to. */
export interface MastheadPlace {
  name: string;
  href: string;
  /** Parts it from those before by a hairline. */
  startsGroup?: boolean;
  /** Called where the link is followed. */
  onFollow?: () => void;
}

interface MastheadMenuProps {
  /** What is on the button. */
  children: ReactNode;
  /** Names the button where what is on it does not. */
  label?: string;
  /** Above the links. */
  head?: ReactNode;
  places: readonly MastheadPlace[];
  className?: string | undefined;
}

/**
 * A button and the links that it shows. Plain links rather than a menu of acts: they can be opened in a window of their
 * own, are read as links, and work before the page has its scripts.
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
  /** For the `<details>`. */
  disclosureProps: {
    ref: RefObject<HTMLDetailsElement | null>;
    onBlur: (event: FocusEvent) => void;
    onKeyDown: (event: KeyboardEvent) => void;
  };
  /** For a link that is followed. */
  close: () => void;
}

/**
 * Adds light dismiss to a disclosure menu of links: `<details>` opens and closes it, without scripts too; this closes it
 * on a press outside, on Escape, which restores the focus, and when the focus leaves. The element alone holds
 * whether it is open, as it may have been opened before React was there.
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
        // Without a target the window itself lost the focus, or a press landed on what takes none.
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
