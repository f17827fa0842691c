import type { SearchResult } from '@millrace/api-client';
import { artPath } from '@millrace/domain';
import type { Messages } from '@millrace/ui/messages';
import type { chatPaneMessages } from './ChatPane.messages';

/** Something of the community that a message links to. */
export interface ChatLink {
  kind: SearchResult['type'];
  title: string;
  /** One fact about it. */
  about: string;
  sector: string | null;
  /** Its picture or drawing; null for none. */
  picture: { kind: 'thumb' | 'seal'; src: string } | null;
}

/** Maps a search result to the view model. */
export function toChatLink(
  messages: Messages<keyof typeof chatPaneMessages>,
  linked: SearchResult,
): ChatLink {
  switch (linked.type) {
    case 'product': {
      const { name, sector, image, counts } = linked.product;
      const src = image?.value ?? artPath({ name, sector, kind: 'thumb' });
      const about = messages.format('chat.linkProduct', { count: counts.suppliers });
      return { kind: 'product', title: name, about, sector, picture: { kind: 'thumb', src } };
    }
    case 'company': {
      const { name, sector, logo, products } = linked.company;
      const src = logo ?? artPath({ name, sector, kind: 'seal' });
      const about = messages.format('chat.linkCompany', { count: products });
      return { kind: 'company', title: name, about, sector, picture: { kind: 'seal', src } };
    }
    case 'event': {
      const { eventName, location, startDate, time_zone: timeZone, sector } = linked.event;
      const src = artPath({ name: eventName, sector, kind: 'thumb' });
      const day = messages.date(startDate, { dateStyle: 'medium', timeZone });
      const about = `${day} · ${location}`;
      return { kind: 'event', title: eventName, about, sector, picture: { kind: 'thumb', src } };
    }
    case 'post': {
      const { user_name: name, text } = linked.post;
      const about = messages.format('chat.linkPost', { name });
      return { kind: 'post', title: text, about, sector: null, picture: null };
    }
    case 'person': {
      const { name, company } = linked.person;
      return { kind: 'person', title: name, about: company ?? '', sector: null, picture: null };
    }
  }
}
