import { type CommunityEvent, eventCalendarAddress, eventQueries } from '@millrace/api-client';
import {
  AddToCalendar,
  AttendeeTableContainer,
  CreateEventCard,
  EmbedLink,
  EventAbout,
  EventHeader,
  ExhibitorTableContainer,
  GuestSlides,
  RelatedEventsContainer,
  VoteControlContainer,
} from '@millrace/community';
import { useApiClient } from '@millrace/design-system/connected';
import { eventPath, SITE_PATHS } from '@millrace/domain';
import { Page, PageMain, PageSide, Stack, TabNav } from '@millrace/ui';
import { HydrationBoundary, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { messages } from '../../messages';
import { FOR_READING } from '../../opening/for-reading';
import { notForSignIn } from '../../session/sign-in-href';
import { useSignInAgain } from '../../session/useSignInAgain';
import { useSignInHref } from '../../session/useSignInHref';
import { useViewer } from '../../session/useViewer';
import type { Route } from './+types/event';
import { loadEvent } from './event.loader.server';
import { eventMetadata } from './event.meta';
import { EventMenu } from './event-menu';
import { EVENT_TABS, type EventTab, parseEventTab } from './event-tabs';

export const loader = ({ context, request, params }: Route.LoaderArgs) =>
  loadEvent(context, request, params.id);

export const handle = FOR_READING;

export const shouldRevalidate = notForSignIn;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? eventMetadata(loaderData.event, loaderData.origin) : [];

/** An event: what it is about, who exhibits, who attends. */
export default function EventRoute({ loaderData: { event, origin, state } }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={state}>
      <LiveEvent key={event.id} event={event} origin={origin} />
    </HydrationBoundary>
  );
}

function LiveEvent({ event: loaded, origin }: { event: CommunityEvent; origin: string }) {
  const viewer = useViewer();
  const signInHref = useSignInHref();
  const signInAgain = useSignInAgain();
  const [adding, setAdding] = useState<'products' | 'exhibitors' | null>(null);
  const client = useApiClient();
  const { data: event = loaded } = useQuery(eventQueries(client).detail(loaded.id));
  const [query] = useSearchParams();
  const tab = parseEventTab(query);
  const { Interested, Going, 'Not Sure': notSure } = event.counts;
  return (
    <Page columns="two">
      <PageMain>
        <Stack gap="md">
          <EventHeader
            event={event}
            listHref={SITE_PATHS.events}
            homeHref={viewer ? SITE_PATHS.networkFeed : SITE_PATHS.home}
            menu={viewer && <EventMenu event={event} viewer={viewer} adding={adding} onAdd={setAdding} />}
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
              signUpHref={viewer ? undefined : SITE_PATHS.signUp}
              onSignInRequired={signInAgain}
            />
          </EventHeader>
          <TabNav
            sticky
            label={messages.format('event.tabs')}
            items={EVENT_TABS.map((name) => ({
              name: messages.format(`event.tab.${name}`),
              href: name === 'about' ? eventPath(event) : `${eventPath(event)}?tab=${name}`,
              current: name === tab,
              ...(name === 'exhibitors' && { count: event.exhibitor_count }),
              ...(name === 'attendees' && { count: Interested + Going + notSure }),
            }))}
          />
          <TabContent
            tab={tab}
            event={event}
            viewerId={viewer?.id}
            signInHref={signInHref}
            onAdd={() => setAdding('exhibitors')}
            onSignInRequired={signInAgain}
          />
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

interface TabContentProps {
  tab: EventTab;
  event: CommunityEvent;
  viewerId: string | undefined;
  signInHref: string | undefined;
  onAdd: () => void;
  onSignInRequired: () => void;
}

function TabContent({ tab, event, viewerId, signInHref, onAdd, onSignInRequired }: TabContentProps) {
  if (tab === 'exhibitors') {
    return (
      <ExhibitorTableContainer
        event={event}
        viewerId={viewerId}
        signInHref={signInHref}
        onSignInRequired={onSignInRequired}
        onAdd={onAdd}
      />
    );
  }
  if (tab === 'attendees') {
    return <AttendeeTableContainer event={event} viewerId={viewerId} signInHref={signInHref} />;
  }
  return <EventAbout event={event} />;
}
