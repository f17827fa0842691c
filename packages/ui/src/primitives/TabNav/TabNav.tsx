import { type ComponentPropsWithRef, useLayoutEffect, useRef } from 'react';
import { classNames } from '../../internal/class-names';
import { scrollRowTo } from '../../internal/scroll-row-to';
import { count as countClass, tab, tabs } from '../../internal/tabs.css';
import { useMessages } from '../../messages/MessagesContext';
import { BareLink } from '../Link';

export interface TabNavItem {
  /** URL of the tab; the state is in the URL, so it works without JavaScript. */
  href: string;
  name: string;
  /** Number of items, in mono beside the name. */
  count?: number;
  current?: boolean;
}

export interface TabNavProps extends Omit<ComponentPropsWithRef<'nav'>, 'children' | 'aria-label'> {
  /** Accessible name of the navigation, such as `Product sections`. */
  label: string;
  items: readonly TabNavItem[];
  /** Sticks below the masthead. Default `false`. */
  sticky?: boolean;
}

/** Renders tabs as links in a line, the current one marked. For tabs without URLs use Tabs. */
export function TabNav({ label, items, sticky = false, className, ...rest }: TabNavProps) {
  const messages = useMessages();
  const currentRef = useRef<HTMLAnchorElement>(null);
  const currentHref = items.find(({ current }) => current)?.href;
  // On a phone the tabs scroll horizontally, and the current one may be out of view.
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
