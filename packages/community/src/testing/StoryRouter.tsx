import type { User } from '@millrace/api-client';
import { LightProvider } from '@millrace/ui';
import type { LinkRenderProps } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { createContext, type MouseEvent, type ReactNode, useContext, useMemo, useState } from 'react';
import { action } from 'storybook/actions';
import type { PageSession } from '../internal/page-session';

/** Address and viewer of a story's page, which a router and a loader pass to real pages. */
export interface StoryPage {
  session: PageSession;
  path: string;
  search: string;
  query: URLSearchParams;
  /** Navigates to an address: within the page by the story's router; others are logged in Storybook’s actions. */
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
  /** Initial path and query of the page. */
  address: string;
  children: ReactNode;
}

/** Arbitrary origin: addresses are only parsed, never loaded. */
const ORIGIN = 'https://www.millrace.example';

const leadsElsewhere = action('leads to');

/** Router of a single page: its links change the address as in the community, so that tabs work. */
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
      // The browser handles fragments and new tabs.
      if (event.defaultPrevented || href.startsWith('#') || isForAnotherTab(event)) return;
      event.preventDefault();
      go(href);
    };
    return <a href={href} onClick={handleClick} {...rest} />;
  };
}

const isForAnotherTab = ({ button, metaKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey;
