import type { User } from '@millrace/api-client';
import { LightProvider } from '@millrace/ui';
import type { LinkRenderProps } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { createContext, type MouseEvent, type ReactNode, useContext, useMemo, useState } from 'react';
import { action } from 'storybook/actions';

/** What a screen knows of where it stands, as a page of the community does. */
export interface Screen {
  /** Null for a guest. */
  viewer: User | null;
  path: string;
  query: URLSearchParams;
  /** Follows an address: within the screen it is taken over, others are told to Storybook’s actions. */
  go: (href: string) => void;
  /** Opens the login over the screen; undefined for members. */
  signInHref: string | undefined;
  /** For a member whose session has ended meanwhile. */
  onSignInRequired: () => void;
}

const ScreenContext = createContext<Screen | null>(null);

/** @throws outside of a ScreenProvider. */
export function useScreen(): Screen {
  const screen = useContext(ScreenContext);
  if (!screen) throw new Error('useScreen needs a ScreenProvider above it.');
  return screen;
}

export interface ScreenProviderProps {
  viewer: User | null;
  /** Path and query that the screen begins with. */
  address: string;
  children: ReactNode;
}

/** Any origin will do: addresses are read, and never loaded. */
const ORIGIN = 'https://www.millrace.example';

const leadsElsewhere = action('leads to');

/** A router of one page: its links change the address as they do in the community, so that tabs are tabs. */
export function ScreenProvider({ viewer, address: first, children }: ScreenProviderProps) {
  const messages = useMessages();
  const [address, setAddress] = useState(first);
  const screen = useMemo<Screen>(() => {
    const { pathname: path, search, searchParams: query } = new URL(address, ORIGIN);
    const go = (href: string) => {
      const next = new URL(href, ORIGIN + path + search);
      const asked = next.pathname + next.search;
      if (next.pathname === path) setAddress(asked);
      else leadsElsewhere(asked);
    };
    const signInHref = viewer ? undefined : withLogin(path, query);
    return { viewer, path, query, go, signInHref, onSignInRequired: () => go(withLogin(path, query)) };
  }, [viewer, address]);
  const { go } = screen;
  const renderLink = useMemo(() => linkThatGoes(go), [go]);
  return (
    <ScreenContext value={screen}>
      <LightProvider messages={messages} renderLink={renderLink}>
        {children}
      </LightProvider>
    </ScreenContext>
  );
}

function withLogin(path: string, query: URLSearchParams): string {
  const asked = new URLSearchParams(query);
  asked.set('login', 'true');
  return `${path}?${asked}`;
}

function linkThatGoes(go: Screen['go']) {
  return ({ href, onClick, ...rest }: LinkRenderProps) => {
    const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event);
      // A place on this page, and another tab, are the browser's business.
      if (event.defaultPrevented || href.startsWith('#') || isForAnotherTab(event)) return;
      event.preventDefault();
      go(href);
    };
    return <a href={href} onClick={handleClick} {...rest} />;
  };
}

const isForAnotherTab = ({ button, metaKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey;
