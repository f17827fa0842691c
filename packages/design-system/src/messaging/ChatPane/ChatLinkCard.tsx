import type { SearchResult } from '@millrace/api-client';
import { artPath } from '@millrace/domain';
import { Art, BareLink, sectorAttribute } from '@millrace/ui';
import { useReaderMessages } from '@millrace/ui/hooks';
import type { Messages } from '@millrace/ui/messages';
import type { ReactNode } from 'react';
import { about as aboutClass, card, place, title as titleClass } from './ChatLinkCard.css';
import { chatPaneMessages } from './ChatPane.messages';

interface ChatLinkCardProps {
  /** Path of its page. */
  href: string;
  linked: SearchResult;
}

/** Card of something that a message links to: what it is, and one fact. */
export function ChatLinkCard({ href, linked }: ChatLinkCardProps) {
  const messages = useReaderMessages(chatPaneMessages);
  const { art, title, about, sector } = toCard(messages, linked);
  return (
    <BareLink
      href={href}
      data-part="link"
      data-kind={linked.type}
      className={card}
      {...sectorAttribute(sector)}
    >
      {art}
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

interface Card {
  art: ReactNode;
  title: string;
  about: string;
  sector: string | null;
}

function toCard(messages: Messages<keyof typeof chatPaneMessages>, linked: SearchResult): Card {
  switch (linked.type) {
    case 'product': {
      const { name, sector, image, counts } = linked.product;
      const src = image?.value ?? artPath({ name, sector, kind: 'thumb' });
      const about = messages.format('chat.linkProduct', { count: counts.suppliers });
      return { art: <Art kind="thumb" src={src} />, title: name, about, sector };
    }
    case 'company': {
      const { name, sector, logo, products } = linked.company;
      const src = logo ?? artPath({ name, sector, kind: 'seal' });
      const about = messages.format('chat.linkCompany', { count: products });
      return { art: <Art kind="seal" src={src} />, title: name, about, sector };
    }
    case 'event': {
      const { eventName, location, startDate, time_zone: timeZone, sector } = linked.event;
      const src = artPath({ name: eventName, sector, kind: 'thumb' });
      const day = messages.date(startDate, { dateStyle: 'medium', timeZone });
      return { art: <Art kind="thumb" src={src} />, title: eventName, about: `${day} · ${location}`, sector };
    }
    case 'post': {
      const { user_name: name, text } = linked.post;
      return { art: null, title: text, about: messages.format('chat.linkPost', { name }), sector: null };
    }
    case 'person':
      return { art: null, title: linked.person.name, about: linked.person.company ?? '', sector: null };
  }
}
