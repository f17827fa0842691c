import { CardAction } from '@millrace/design-system/cards';
import { eventPath } from '@millrace/domain';
import { pictureAddress } from '../../shared/addresses';
import { BriefElement } from '../../shared/BriefElement';
import { briefLayout } from '../../shared/brief-layout';
import type { CardContext, ElementDefinition, EmbedEvent } from '../../shared/element';
import { formatDays, formatPlace, sampleEvent } from '../../shared/event-facts';

/** `<millrace-event>`: a card of an event with a link to reply to it. */
export const eventDefinition: ElementDefinition<EmbedEvent> = {
  name: 'event',
  interactive: false,
  load: (api, id) => api.event(id),
  card: (event, context) => ({
    title: event.eventName,
    href: context.webUrl + eventPath(event),
    view: view(event, context),
    props: 0,
  }),
  samples: (context) => ({ painted: [view(sampleEvent, context)], live: [] }),
};

function view(event: EmbedEvent, { webUrl, messages, layout }: CardContext) {
  const { eventName: name, sector, image, exhibitor_count: exhibitors } = event;
  const href = webUrl + eventPath(event);
  const isCompact = layout === 'compact';
  return (
    <BriefElement
      layout={briefLayout(layout)}
      name={name}
      href={href}
      about={isCompact ? formatDays(event, messages) : formatPlace(event, messages)}
      sector={sector}
      picture={pictureAddress({ picture: image, name, sector }, webUrl, isCompact ? 'thumb' : 'plate')}
      facts={
        isCompact
          ? []
          : [
              { term: messages.format('briefCard.when'), value: formatDays(event, messages) },
              { term: messages.format('briefCard.exhibitors'), value: messages.number(exhibitors) },
            ]
      }
      action={<CardAction href={href}>{messages.format('cardAction.attend')}</CardAction>}
      foot={messages.format('briefCard.eventPage')}
      messages={messages}
    />
  );
}
