import type { ReactNode } from 'react';
import { useMessages } from '../../messages/MessagesContext';
import { Avatar } from '../../primitives/Avatar';
import { ButtonLink } from '../../primitives/Button';
import { BareLink } from '../../primitives/Link';
import { Logo } from '../../primitives/Logo';
import { SkipLink } from '../../primitives/SkipLink';
import { home, inner, masthead, nav, search as searchClass } from './Masthead.css';

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
  /** The search box. */
  search: ReactNode;
}

/** The head of every page: logo, search, who is signed in. */
export function Masthead({ viewer, homeHref, signInHref, logoutHref, search }: MastheadProps) {
  const messages = useMessages();
  return (
    <header className={masthead} data-component="Masthead">
      <SkipLink />
      <div className={inner}>
        <BareLink href={homeHref} className={home} aria-label={messages.format('masthead.home')}>
          <Logo />
        </BareLink>
        <div className={searchClass}>{search}</div>
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
