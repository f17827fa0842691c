import type { User } from '@millrace/api-client';
import { LightProvider } from '@millrace/ui';
import type { LinkRenderProps } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { createContext, type MouseEvent, type ReactNode, useContext, useMemo, useState } from 'react';
import { action } from 'storybook/actions';
import type { PageSession } from '../internal/page-session';

/** Where the page of a story stands, and who reads it: what a router and a loader tell the pages of the community. */
export interface StoryPage {
  session: PageSession;
  path: string;
  search: string;
  query: URLSearchParams;
  /** Follows an address: within the page it is taken over, others are told to Storybook’s actions. */
  go: (href: string) => void;
}

const StoryPageContext = createContext<StoryPage | null>(null);

/** @throws outside of a StoryRouter. */
export function useStoryPage(): StoryPage {
  const page = useContext(StoryPageContext);
  if (!page) throw new Error('useStoryPage needs a StoryRouter above it.');
  return page;
}

export interface StoryRouterProps {
  viewer: User | null;
  /** Path and query that the page begins with. */
  address: string;
  children: ReactNode;
}

/** Any origin will do: addresses are read, and never loaded. */
const ORIGIN = 'https://www.millrace.example';

const leadsElsewhere = action('leads to');

/** A router of one page: its links change the address as they do in the community, so that tabs are tabs. */
export function StoryRouter({ viewer, address: first, children }: StoryRouterProps) {
  const messages = useMessages();
  const [address, setAddress] = useState(first);
  const page = useMemo<StoryPage>(() => {
    const { pathname: path, search, searchParams: query } = new URL(address, ORIGIN);
    const go = (href: string) => {
      const next = new URL(href, ORIGIN + path + search);
      const asked = next.pathname + next.search;
      if (next.pathname === path) setAddress(asked);
      else leadsElsewhere(asked);
    };
    const signInHref = viewer ? undefined : withLogin(path, query);
    const onSignInRequired = () => go(withLogin(path, query));
    return { session: { viewer, signInHref, onSignInRequired }, path, search, query, go };
  }, [viewer, address]);
  const { go } = page;
  const renderLink = useMemo(() => linkThatGoes(go), [go]);
  return (
    <StoryPageContext value={page}>
      <LightProvider messages={messages} renderLink={renderLink}>
        {children}
      </LightProvider>
    </StoryPageContext>
  );
}

function withLogin(path: string, query: URLSearchParams): string {
  const asked = new URLSearchParams(query);
  asked.set('login', 'true');
  return `${path}?${asked}`;
}

function linkThatGoes(go: StoryPage['go']) {
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
