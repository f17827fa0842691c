import { EventPage, readEventTab } from '@millrace/community';
import { HydrationBoundary } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { DEFER_HYDRATION } from '../../hydration/defer-hydration';
import { skipRevalidationOnLogin } from '../../session/sign-in-href';
import { usePageSession } from '../../session/usePageSession';
import type { Route } from './+types/event';
import { loadEvent } from './event.loader.server';
import { eventMetadata } from './event.meta';

export const loader = ({ context, request, params }: Route.LoaderArgs) =>
  loadEvent(context, request, params.id);

export const handle = DEFER_HYDRATION;

export const shouldRevalidate = skipRevalidationOnLogin;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? eventMetadata(loaderData.event, loaderData.origin) : [];

/** Event page: description, exhibitors, attendees. */
export default function EventRoute({ loaderData: { event, origin, state } }: Route.ComponentProps) {
  const session = usePageSession();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  return (
    <HydrationBoundary state={state}>
      <EventPage
        key={event.id}
        {...session}
        event={event}
        tab={readEventTab(query)}
        origin={origin}
        onNavigate={(href) => void navigate(href)}
      />
    </HydrationBoundary>
  );
}
