import { SITE_PATHS } from '@millrace/domain';
import { BareLink, Drawer, IconButton } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { Menu as MenuIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { communityPlaces, type GuestPlaces } from './guest-places';
import type { MastheadPlace } from './MastheadMenu';
import { sideBody, sideGroup, sideLink, sideTitle, sideToggle } from './MastheadSideMenu.css';

export interface MastheadSideMenuProps extends GuestPlaces {
  /** Opens the login modal. */
  signInHref: string;
}

/** Drawer with all guest links, for narrow windows. @see NAV-006 */
export function MastheadSideMenu({ signInHref, ...guestPlaces }: MastheadSideMenuProps) {
  const { blogHref, communities, linkedinHref } = guestPlaces;
  const messages = useMessages();
  const [open, setOpen] = useState(false);
  const isLeaving = useRef(false);
  const follow = () => {
    isLeaving.current = true;
    setOpen(false);
  };
  const label = messages.format('masthead.sideMenu');
  const sectors = communityPlaces(communities, messages);
  const places = [
    { name: messages.format('masthead.guestHome'), href: SITE_PATHS.home },
    { name: messages.format('masthead.products'), href: SITE_PATHS.products },
    { name: messages.format('masthead.companies'), href: SITE_PATHS.companies },
    { name: messages.format('masthead.events'), href: SITE_PATHS.events },
    ...(blogHref ? [{ name: messages.format('masthead.blog'), href: blogHref }] : []),
    { name: messages.format('masthead.about'), href: SITE_PATHS.about },
    { name: messages.format('masthead.contactUs'), href: SITE_PATHS.contact },
  ];
  const ways = [
    { name: messages.format('masthead.joinNow'), href: SITE_PATHS.signUp },
    { name: messages.format('masthead.signIn'), href: signInHref },
    ...(linkedinHref ? [{ name: messages.format('masthead.linkedin'), href: linkedinHref }] : []),
  ];
  return (
    <Drawer.Root open={open} onOpenChange={setOpen}>
      <Drawer.Trigger asChild>
        <IconButton
          data-part="side-toggle"
          tone="quiet"
          icon={MenuIcon}
          iconSize="medium"
          label={label}
          className={sideToggle}
        />
      </Drawer.Trigger>
      <Drawer.Portal>
        <Drawer.Overlay />
        <Drawer.Content
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            // The opened page or login modal takes the focus.
            if (isLeaving.current) event.preventDefault();
            isLeaving.current = false;
          }}
        >
          <Drawer.Header>
            <Drawer.Title>{label}</Drawer.Title>
            <Drawer.Close />
          </Drawer.Header>
          <Drawer.Body>
            <nav
              data-part="side-menu"
              aria-label={messages.format('masthead.navigation')}
              className={sideBody}
            >
              <SideLinks places={ways} onFollow={follow} />
              <SideLinks places={places} onFollow={follow} />
              {sectors.length > 0 && (
                <>
                  <h3 id="side-communities" className={sideTitle}>
                    {messages.format('masthead.communities')}
                  </h3>
                  <SideLinks places={sectors} labelledBy="side-communities" onFollow={follow} />
                </>
              )}
            </nav>
          </Drawer.Body>
        </Drawer.Content>
      </Drawer.Portal>
    </Drawer.Root>
  );
}

interface SideLinksProps {
  places: readonly MastheadPlace[];
  labelledBy?: string;
  onFollow: () => void;
}

function SideLinks({ places, labelledBy, onFollow }: SideLinksProps) {
  return (
    <ul className={sideGroup} aria-labelledby={labelledBy}>
      {places.map(({ name, href }) => (
        <li key={name}>
          <BareLink href={href} className={sideLink} onClick={onFollow}>
            {name}
          </BareLink>
        </li>
      ))}
    </ul>
  );
}
