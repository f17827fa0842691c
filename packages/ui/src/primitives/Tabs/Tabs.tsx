import * as RadixTabs from '@radix-ui/react-tabs';
import { type ComponentPropsWithRef, type CSSProperties, useLayoutEffect, useRef } from 'react';
import { classNames } from '../../internal/class-names';
import { scrollRowTo } from '../../internal/scroll-row-to';
import { count as countClass, tab, tabs } from '../../internal/tabs.css';
import { useMergedRef } from '../../internal/useMergedRef';
import { useMessages } from '../../messages/MessagesContext';
import { panel } from './Tabs.css';

export type TabsRootProps = ComponentPropsWithRef<typeof RadixTabs.Root>;

/** Holds the state: `value`, `defaultValue`, `onValueChange`. */
function Root({ dir, ...rest }: TabsRootProps) {
  const { direction } = useMessages();
  return <RadixTabs.Root data-component="Tabs" {...rest} dir={dir ?? direction} />;
}

export interface TabsListProps extends ComponentPropsWithRef<typeof RadixTabs.List> {
  /** Accessible name of the tabs. */
  'aria-label': string;
  /** Sticks below the masthead. Default `false`. */
  sticky?: boolean;
}

/** Renders the line of tabs; arrow keys move along it. */
function List({ sticky = false, className, ref, ...rest }: TabsListProps) {
  const listRef = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRef(listRef, ref);
  // On a phone the tabs may scroll horizontally. The list observes its tabs to find the active one: the state belongs
  // to Radix, and the host may change it.
  useLayoutEffect(() => {
    const list = listRef.current;
    if (!list) return;
    const bringActive = () => {
      const active = list.querySelector('[data-state="active"]');
      if (active) scrollRowTo(active);
    };
    bringActive();
    const changes = new MutationObserver(bringActive);
    changes.observe(list, { subtree: true, attributeFilter: ['data-state'] });
    return () => changes.disconnect();
  }, []);
  // Radix would write an inline style, which a strict Content-Security-Policy reports; the class does the same.
  const style = { outline: undefined, ...rest.style };
  return (
    <RadixTabs.List
      data-part="list"
      {...rest}
      ref={mergedRef}
      style={style}
      className={classNames(tabs({ sticky }), className)}
    />
  );
}

export interface TabsTriggerProps extends ComponentPropsWithRef<typeof RadixTabs.Trigger> {
  /** Number of items in the tab, in mono beside the name. */
  count?: number;
}

/** Renders one tab. Its `value` is that of its Content. */
function Trigger({ count, className, children, ...rest }: TabsTriggerProps) {
  const messages = useMessages();
  return (
    <RadixTabs.Trigger data-part="trigger" {...rest} className={classNames(tab, className)}>
      {children}
      {count !== undefined && (
        <>
          {' '}
          <span className={countClass}>{messages.number(count)}</span>
        </>
      )}
    </RadixTabs.Trigger>
  );
}

export type TabsContentProps = ComponentPropsWithRef<typeof RadixTabs.Content>;

/** Shows the panel of a tab. */
function Content({ className, style, children, ...rest }: TabsContentProps) {
  return (
    <RadixTabs.Content data-part="content" {...rest} asChild>
      <TabPanel ownStyle={style} className={classNames(panel, className)}>
        {children}
      </TabPanel>
    </RadixTabs.Content>
  );
}

/** Removes Radix's inline style, which only suppresses an animation that is not used here. */
function TabPanel({
  style: _style,
  ownStyle,
  ...rest
}: ComponentPropsWithRef<'div'> & { ownStyle: CSSProperties | undefined }) {
  return <div {...rest} style={ownStyle} />;
}

/** Tabs without URLs, composed of Radix parts. For tabs with URLs use TabNav. */
export const Tabs = { Root, List, Trigger, Content };
