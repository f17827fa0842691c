import { SITE_PATHS } from '@millrace/domain';
import { BareLink, ButtonLink, Icon, VisuallyHidden } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { unreadDot } from '../../internal/unread-dot.css';
import { bar, guestBar, iconPlace, item, room } from './BottomBar.css';
import { isInPlace, MEMBER_PLACES, type MemberPlace, memberPlaceIcons } from './member-places';

export interface BottomBarProps {
  account: 'guest' | 'member';
  /** Opens the login modal; for guests. */
  signInHref: string;
  /** Path of the page, to mark a member's current section. */
  currentPath: string;
  /** Sections available in this installation, in any order. Default: all. */
  places?: readonly MemberPlace[];
  /** Sections with unread items. Default: none. @see NAV-002 */
  unread?: readonly MemberPlace[];
}

const NONE: readonly MemberPlace[] = [];

/** Bottom navigation bar of phones, up to 767 px: sections for members, sign-in and sign-up for guests. */
export function BottomBar({
  account,
  signInHref,
  currentPath,
  places = MEMBER_PLACES,
  unread = NONE,
}: BottomBarProps) {
  return (
    <div className={room} data-component="BottomBar">
      {account === 'guest' ? (
        <GuestBar signInHref={signInHref} isSignUp={currentPath === SITE_PATHS.signUp} />
      ) : (
        <MemberBar currentPath={currentPath} places={places} unread={unread} />
      )}
    </div>
  );
}

/** @see NAV-008 */
function MemberBar({
  currentPath,
  places,
  unread,
}: Required<Pick<BottomBarProps, 'currentPath' | 'places' | 'unread'>>) {
  const messages = useMessages();
  return (
    <nav className={bar} aria-label={messages.format('bottomBar.sections')}>
      {MEMBER_PLACES.filter((place) => places.includes(place)).map((place) => (
        <BareLink
          key={place}
          href={SITE_PATHS[place]}
          className={item}
          {...(isInPlace(currentPath, place) && { 'aria-current': 'page' as const })}
        >
          <span className={iconPlace}>
            <Icon icon={memberPlaceIcons[place]} size="medium" />
            {unread.includes(place) && <span aria-hidden="true" data-part="unread" className={unreadDot} />}
          </span>
          {messages.format(`bottomBar.${place}`)}
          {unread.includes(place) && <VisuallyHidden>{messages.format('bottomBar.unread')}</VisuallyHidden>}
        </BareLink>
      ))}
    </nav>
  );
}

/** @see NAV-009 */
function GuestBar({ signInHref, isSignUp }: { signInHref: string; isSignUp: boolean }) {
  const messages = useMessages();
  return (
    <nav className={guestBar} aria-label={messages.format('bottomBar.account')}>
      <ButtonLink
        href={SITE_PATHS.signUp}
        // The form of that page has the only primary action.
        tone={isSignUp ? 'secondary' : 'primary'}
        width="full"
        {...(isSignUp && { 'aria-current': 'page' as const })}
      >
        {messages.format('bottomBar.signUp')}
      </ButtonLink>
      <ButtonLink href={signInHref} width="full">
        {messages.format('bottomBar.logIn')}
      </ButtonLink>
    </nav>
  );
}
