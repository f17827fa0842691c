import { type ComponentPropsWithRef, useLayoutEffect, useRef } from 'react';
import { classNames } from '../../internal/class-names';
import { scrollRowTo } from '../../internal/scroll-row-to';
import { count as countClass, tab, tabs } from '../../internal/tabs.css';
import { useMessages } from '../../messages/MessagesContext';
import { BareLink } from '../Link';

export interface TabNavItem {
  /** Where it leads; the state is in the address, so it works before the page has its scripts. */
  href: string;
  name: string;
  /** How many it holds, in mono beside the name. */
  count?: number;
  current?: boolean;
}

export interface TabNavProps extends Omit<ComponentPropsWithRef<'nav'>, 'children' | 'aria-label'> {
  /** Names the navigation, such as `Product sections`. */
  label: string;
  items: readonly TabNavItem[];
  /** Sticks under the masthead. Default `false`. */
  sticky?: boolean;
}

/** Tabs that are addresses: links in a line, the current one marked. For tabs without an address there is Tabs. */
export function TabNav({ label, items, sticky = false, className, ...rest }: TabNavProps) {
  const messages = useMessages();
  const currentRef = useRef<HTMLAnchorElement>(null);
  const currentHref = items.find(({ current }) => current)?.href;
  // On a phone the tabs go on beyond the screen, and a link may lead to one that is not in it.
  useLayoutEffect(() => {
    if (currentHref !== undefined && currentRef.current) scrollRowTo(currentRef.current);
  }, [currentHref]);
  return (
    <nav
      data-component="TabNav"
      {...rest}
      aria-label={label}
      className={classNames(tabs({ sticky }), className)}
    >
      {items.map(({ href, name, count, current }) => (
        <BareLink
          key={href}
          ref={current ? currentRef : undefined}
          data-part="tab"
          href={href}
          aria-current={current ? 'page' : undefined}
          className={tab}
        >
          {name}
          {count !== undefined && (
            <>
              {' '}
              <span className={countClass}>{messages.number(count)}</span>
            </>
          )}
        </BareLink>
      ))}
    </nav>
  );
}
