import { type CommunityEvent, eventCalendarAddress, eventQueries } from '@millrace/api-client';
import { useApiClient } from '@millrace/design-system/connected';
import { eventPath, SITE_PATHS } from '@millrace/domain';
import { Page, PageMain, PageSide, Stack, TabNav } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PageSession } from '../../internal/page-session';
import { EmbedLink } from '../../publishing/WidgetBuilder';
import { GuestSlides } from '../../shell/GuestSlides';
import { AddToCalendar } from '../AddToCalendar';
import { AttendeeTableContainer } from '../AttendeeTable';
import { EventAbout } from '../EventAbout';
import { EventHeader } from '../EventHeader';
import { CreateEventCard, RelatedEventsContainer } from '../EventPanel';
import { ExhibitorTableContainer } from '../ExhibitorTable';
import { VoteControlContainer } from '../VoteControl';
import { EventMenu, type EventMenuProps } from './EventMenu';
import { panel } from './EventPage.css';
import { EVENT_TABS, type EventTab, eventTabPath } from './event-tabs';

export interface EventPageProps extends PageSession, Pick<EventMenuProps, 'onNavigate'> {
  /** Event from the loader; the page refetches it after a change. */
  event: CommunityEvent;
  tab: EventTab;
  /** Origin of the community, for the absolute URL stored in calendars. */
  origin: string;
}

/** Event page: details, exhibitors, and attendees. */
export function EventPage({ event: loaded, tab, origin, onNavigate, ...session }: EventPageProps) {
  const messages = useMessages();
  const client = useApiClient();
  const { data: event = loaded } = useQuery(eventQueries(client).detail(loaded.id));
  const [adding, setAdding] = useState<EventMenuProps['adding']>(null);
  const { viewer, onSignInRequired } = session;
  const { Interested, Going, 'Not Sure': notSure } = event.counts;
  return (
    <Page columns="two">
      <PageMain>
        <Stack gap="md">
          <EventHeader
            event={event}
            listHref={SITE_PATHS.events}
            homeHref={viewer ? SITE_PATHS.networkFeed : SITE_PATHS.home}
            menu={
              viewer && (
                <EventMenu
                  event={event}
                  viewer={viewer}
                  adding={adding}
                  onAdd={setAdding}
                  onNavigate={onNavigate}
                  onSignInRequired={onSignInRequired}
                />
              )
            }
            calendar={
              <AddToCalendar
                event={event}
                url={origin + eventPath(event)}
                fileHref={eventCalendarAddress(client, event.id)}
              />
            }
          >
            <VoteControlContainer
              eventId={event.id}
              vote={event.vote}
              counts={event.counts}
              reminder={event.reminder}
              signUpHref={viewer ? undefined : SITE_PATHS.signUp}
              onSignInRequired={onSignInRequired}
            />
          </EventHeader>
          <TabNav
            sticky
            label={messages.format('event.tabs')}
            items={EVENT_TABS.map((name) => ({
              name: messages.format(`event.tab.${name}`),
              href: eventTabPath(event, name),
              current: name === tab,
              ...(name === 'exhibitors' && { count: event.exhibitor_count }),
              ...(name === 'attendees' && { count: Interested + Going + notSure }),
            }))}
          />
          <div className={panel}>
            <EventTabPanel tab={tab} event={event} onAdd={() => setAdding('exhibitors')} {...session} />
          </div>
        </Stack>
      </PageMain>
      <PageSide aria-label={messages.format('event.side')}>
        <Stack gap="lg">
          {viewer ? (
            <CreateEventCard href={SITE_PATHS.addEvent} />
          ) : (
            <GuestSlides about="event" href={SITE_PATHS.signUp} />
          )}
          <RelatedEventsContainer filter={{ related_to: event.id }} listHref={SITE_PATHS.events} />
          <EmbedLink kind="event" id={event.id} />
        </Stack>
      </PageSide>
    </Page>
  );
}

interface EventTabPanelProps extends PageSession {
  tab: EventTab;
  event: CommunityEvent;
  onAdd: () => void;
}

function EventTabPanel({ tab, event, viewer, signInHref, onAdd, onSignInRequired }: EventTabPanelProps) {
  const persons = { event, viewerId: viewer?.id, signInHref };
  switch (tab) {
    case 'about':
      return <EventAbout event={event} />;
    case 'exhibitors':
      return <ExhibitorTableContainer {...persons} onSignInRequired={onSignInRequired} onAdd={onAdd} />;
    case 'attendees':
      return <AttendeeTableContainer {...persons} />;
  }
}
