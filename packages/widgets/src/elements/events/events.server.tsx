import { eventPath, isSector, SITE_PATHS } from '@millrace/domain';
import { pictureAddress } from '../../shared/addresses';
import type { CardContext, ElementDefinition, EmbedEvent, EmbedList } from '../../shared/element';
import { formatDays, formatPlace, sampleEvent } from '../../shared/event-facts';
import { ListElement } from '../../shared/ListElement';
import { findSubject, type Subject, sampleSubject } from '../../shared/subject';

interface EventsData {
  /** No name for a sector, whose name depends on the language. */
  about: Pick<Subject, 'sector'> & Partial<Pick<Subject, 'name'>>;
  events: EmbedList<EmbedEvent>;
}

/** `<millrace-events>`: events about a product, a company or a sector, whose key replaces the id. */
export const eventsDefinition: ElementDefinition<EventsData> = {
  name: 'events',
  interactive: false,
  async load(api, id, { rows }) {
    const none = { items: [], count: 0 };
    if (isSector(id)) {
      const about = { sector: id };
      return { about, events: (await api.events({ sector: id }, rows)) ?? none };
    }
    // All other ids have digits, so a word that is not a sector cannot be an id.
    const about = /\d/.test(id) ? await findSubject(api, id) : null;
    return about && { about, events: (await api.events({ type: about.kind, id: about.id }, rows)) ?? none };
  },
  card: (data, context) => ({
    title: cardTitle(data, context),
    href: context.webUrl + SITE_PATHS.events,
    view: view(data, context),
    props: 0,
  }),
  samples: (context) => ({
    painted: [view(sample, context), view({ ...sample, events: { items: [], count: 0 } }, context)],
    live: [],
  }),
};

const cardTitle = ({ about }: EventsData, { messages }: CardContext) =>
  messages.format('listCard.events', {
    name: about.name ?? (about.sector && messages.format(`sector.${about.sector}`)),
  });

function view(data: EventsData, context: CardContext) {
  const { messages, rows, webUrl } = context;
  const { about, events } = data;
  return (
    <ListElement
      title={cardTitle(data, context)}
      fact={messages.format('listCard.eventCount', { count: events.count })}
      rows={events.items.slice(0, rows).map((event) => ({
        id: event.id,
        name: event.eventName,
        href: webUrl + eventPath(event),
        detail: `${formatDays(event, messages)} · ${formatPlace(event, messages)}`,
        mark: { picture: eventPicture(event, webUrl), sector: event.sector },
      }))}
      empty={messages.format('listCard.noEvents')}
      sector={about.sector}
      href={webUrl + SITE_PATHS.events}
      foot={messages.format('listCard.allEvents')}
      about={about.name ?? about.sector ?? ''}
      count={events.count}
      context={context}
    />
  );
}

const eventPicture = ({ image, eventName: name, sector }: EmbedEvent, webUrl: string): string =>
  pictureAddress({ picture: image, name, sector }, webUrl, 'thumb');

const sample: EventsData = { about: sampleSubject, events: { items: [sampleEvent], count: 1 } };
