import type { CommunityEvent } from '@millrace/api-client';
import { artPath, cutText, eventPath, POST_DESCRIPTION_MAX } from '@millrace/domain';
import { brand } from '../../messages';
import { pageMetadata } from '../../metadata';

/** Returns the metadata of an event, with schema.org's Event. @see PAGE-027, PAGE-032 */
export function eventMetadata(event: CommunityEvent, origin: string) {
  const canonical = origin + eventPath(event);
  const description = cutText(event.summary, POST_DESCRIPTION_MAX);
  const { eventName: name, sector } = event;
  const picture = event.image ?? artPath({ name, sector, kind: 'plate' });
  const image = new URL(picture, origin).href;
  return pageMetadata({
    title: `${event.eventName} · ${brand}`,
    description,
    canonical,
    image,
    unfurled: true,
    schema: {
      '@type': 'Event',
      name: event.eventName,
      description,
      url: canonical,
      image: [image],
      startDate: new Date(event.startDate).toISOString(),
      endDate: new Date(event.endDate).toISOString(),
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: {
        '@type': 'Place',
        name: event.location,
        address: {
          '@type': 'PostalAddress',
          streetAddress: event.location,
          ...(event.country_code && { addressCountry: event.country_code }),
        },
      },
      organizer: {
        '@type': 'Person',
        name: event.creator.name,
        ...(event.creator.company !== null && {
          worksFor: { '@type': 'Organization', name: event.creator.company },
        }),
      },
    },
  });
}
