import { Art, BareLink, sectorAttribute } from '@millrace/ui';
import { about as aboutClass, card, place, title as titleClass } from './ChatLinkCard.css';
import type { ChatLink } from './chat-link';

interface ChatLinkCardProps {
  /** Path of its page. */
  href: string;
  link: ChatLink;
}

/** Card of something that a message links to: its name, and one fact. */
export function ChatLinkCard({ href, link: { kind, title, about, sector, picture } }: ChatLinkCardProps) {
  return (
    <BareLink href={href} data-part="link" data-kind={kind} className={card} {...sectorAttribute(sector)}>
      {picture && <Art {...picture} />}
      <span>
        <bdi className={titleClass}>{title}</bdi>
        <span className={aboutClass}>{about}</span>
      </span>
    </BareLink>
  );
}

/** Reserves the height of a card while it loads. */
export function ChatLinkPlace() {
  return <span aria-hidden="true" className={place} />;
}
