import { BareLink, Icon } from '@millrace/ui';
import { classNames } from '@millrace/ui/hooks';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { chevron, menu, menuLink, menuList, menuTrigger } from './MastheadMenu.css';
import { useMenuDisclosure } from './useMenuDisclosure';

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
