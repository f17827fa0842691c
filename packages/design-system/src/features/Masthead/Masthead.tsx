import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../messages/MessagesContext';
import { Avatar } from '../../primitives/Avatar';
import { ButtonLink } from '../../primitives/Button';
import { Icon } from '../../primitives/Icon';
import { BareLink } from '../../primitives/Link';
import { Logo } from '../../primitives/Logo';
import { SkipLink } from '../../primitives/SkipLink';
import { home, inner, masthead, nav, search as searchClass, searchToggle } from './Masthead.css';
import { useSearchFold } from './useSearchFold';

/** Who is signed in, as far as the masthead shows it. */
export interface MastheadViewer {
  name: string;
  image: string | null;
}

export interface MastheadProps {
  /** Null for a guest. */
  viewer: MastheadViewer | null;
  /** Where the logo leads. @see NAV-001 */
  homeHref: string;
  /** Opens the login modal. */
  signInHref: string;
  /** `GET /auth/logout` on the API host. @see ACC-060 */
  logoutHref: string;
  /** The search box; on phones it opens below the masthead. */
  search: ReactNode;
}

/** Id of the search box, to which its button leads before the page has its scripts. */
const SEARCH_ID = 'site-search';

/** The head of every page: logo, search, who is signed in. */
export function Masthead({ viewer, homeHref, signInHref, logoutHref, search }: MastheadProps) {
  const messages = useMessages();
  const { isOpen, toggleProps, foldProps } = useSearchFold();
  return (
    <header className={masthead} data-component="Masthead">
      <SkipLink />
      <div className={inner}>
        <BareLink href={homeHref} className={home} aria-label={messages.format('masthead.home')}>
          <Logo />
        </BareLink>
        <a
          {...toggleProps}
          href={`#${SEARCH_ID}`}
          className={searchToggle}
          aria-label={messages.format('masthead.search')}
          aria-controls={SEARCH_ID}
          aria-expanded={isOpen}
        >
          <Icon icon={Search} size="medium" />
        </a>
        <div {...foldProps} id={SEARCH_ID} className={searchClass} data-state={isOpen ? 'open' : 'closed'}>
          {search}
        </div>
        <nav className={nav} aria-label={messages.format('masthead.account')}>
          {viewer ? (
            <>
              <Avatar
                name={viewer.name}
                src={viewer.image}
                label={messages.format('masthead.signedInAs', { name: viewer.name })}
              />
              <ButtonLink href={logoutHref} tone="quiet">
                {messages.format('masthead.logout')}
              </ButtonLink>
            </>
          ) : (
            <ButtonLink href={signInHref}>{messages.format('masthead.signIn')}</ButtonLink>
          )}
        </nav>
      </div>
    </header>
  );
}
