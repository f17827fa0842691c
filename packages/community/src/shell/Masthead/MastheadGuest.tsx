import { SITE_PATHS } from '@millrace/domain';
import { BareLink, ButtonLink } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { communityPlaces, type GuestPlaces } from './guest-places';
import { guestButton, place, wide } from './Masthead.css';
import { MastheadMenu } from './MastheadMenu';
import { MastheadSideMenu } from './MastheadSideMenu';

export interface MastheadGuestProps extends GuestPlaces {
  /** Opens the login modal. */
  signInHref: string;
  /** Path of the page, to mark the current place. */
  currentPath: string;
}

/** The guest's end of the masthead: places, Communities, Sign In and Join Now; a side menu where it is narrow. */
export function MastheadGuest(props: MastheadGuestProps) {
  const { signInHref, currentPath, blogHref, communities } = props;
  const messages = useMessages();
  const sectors = communityPlaces(communities, messages);
  const current = (path: string) => (path === currentPath ? ({ 'aria-current': 'page' } as const) : {});
  return (
    <>
      <ul className={wide} data-part="places">
        <li>
          <BareLink href={SITE_PATHS.home} className={place} {...current(SITE_PATHS.home)}>
            {messages.format('masthead.guestHome')}
          </BareLink>
        </li>
        {blogHref && (
          <li>
            <BareLink href={blogHref} rel="noopener" className={place}>
              {messages.format('masthead.blog')}
            </BareLink>
          </li>
        )}
        {sectors.length > 0 && (
          <li>
            <MastheadMenu places={sectors}>{messages.format('masthead.communities')}</MastheadMenu>
          </li>
        )}
        <li>
          <BareLink href={SITE_PATHS.about} className={place} {...current(SITE_PATHS.about)}>
            {messages.format('masthead.about')}
          </BareLink>
        </li>
      </ul>
      <ButtonLink href={signInHref} className={guestButton}>
        {messages.format('masthead.signIn')}
      </ButtonLink>
      <ButtonLink href={SITE_PATHS.signUp} tone="primary" className={guestButton}>
        {messages.format('masthead.joinNow')}
      </ButtonLink>
      <MastheadSideMenu {...props} />
    </>
  );
}
