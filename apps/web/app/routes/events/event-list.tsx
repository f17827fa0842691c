import type { EventFilter } from '@millrace/api-client';
import { CreateEventCard, SubscribeCard } from '@millrace/community';
import { EventFilters } from '@millrace/design-system';
import { EventCalendarContainer, EventListContainer, laterEvents } from '@millrace/design-system/connected';
import { isSector, SITE_PATHS } from '@millrace/domain';
import { Breadcrumb, Page, PageMain, PageSide, SectionHead, Stack, TabNav } from '@millrace/ui';
import { DEFER_HYDRATION } from '../../hydration/defer-hydration';
import { KeptPages } from '../../hydration/kept-pages';
import { brand, messages } from '../../messages';
import { pageMetadata } from '../../metadata';
import { skipRevalidationOnLogin } from '../../session/sign-in-href';
import { useViewer } from '../../session/useViewer';
import type { Route } from './+types/event-list';
import { firstEventMonth, loadEvents } from './event.loader.server';

/** Reads the filter from the URL; invalid values are ignored. */
function readAsked(url: URL) {
  const field = (name: string) => url.searchParams.get(name)?.trim() ?? '';
  const monthField = (name: string) =>
    /^(?:19|20)\d{2}-(?:0[1-9]|1[0-2])$/.test(field(name)) ? field(name) : '';
  const [month, until] = [monthField('month'), monthField('until')];
  const supplies = field('supplies').slice(0, 200);
  const sector = isSector(field('sector')) ? field('sector') : '';
  const country = /^[A-Z]{2}$/.test(field('country')) ? field('country') : '';
  const view = field('view') === 'calendar' ? ('calendar' as const) : ('list' as const);
  const values = { text: field('text').slice(0, 200), supplies, sector, country, month, until };
  return { view, values };
}

type Asked = ReturnType<typeof readAsked>;

/** Page size of the events of a month. */
const CALENDAR_EVENTS = 100;

function toEventFilter({ view, values }: Asked): EventFilter {
  const { text, supplies, sector, country, month, until } = values;
  // Ignore an end without a start, or before it.
  const months = month && { month, ...(until > month && { until_month: until }) };
  return {
    ...(text && { text }),
    ...(supplies && { supplies }),
    ...(isSector(sector) && { sector }),
    ...(country && { country }),
    ...(view === 'list' && months),
  };
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const now = Date.now();
  const asked = readAsked(new URL(request.url));
  const filter = toEventFilter(asked);
  const firstMonth = new Date(now).toISOString().slice(0, 7);
  const shared = { asked, firstMonth, now };
  if (asked.view === 'list') {
    return { ...(await loadEvents(context, request, [filter])), ...shared, filter, shownMonth: firstMonth };
  }
  const shownMonth = asked.values.month || (await firstEventMonth(context, request, filter, now));
  const inMonth = { ...filter, month: shownMonth, limit: CALENDAR_EVENTS };
  const loaded = await loadEvents(context, request, [inMonth, laterEvents(inMonth, shownMonth)]);
  return { ...loaded, ...shared, filter: inMonth, shownMonth };
}

export const handle = DEFER_HYDRATION;

export const shouldRevalidate = skipRevalidationOnLogin;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMetadata({
        title: `${messages.format('eventList.title')} · ${brand}`,
        description: messages.format('eventList.description'),
        canonical: loaderData.origin + SITE_PATHS.events,
      })
    : [];

/** All events, as a list or a calendar month; the filter is in the URL. @see GAP-023, MOCK-006 */
export default function EventListRoute({ loaderData }: Route.ComponentProps) {
  const { asked, filter, firstMonth, shownMonth, now, state } = loaderData;
  const viewer = useViewer();
  const { view, values } = asked;
  return (
    <KeptPages state={state}>
      <Page columns="two">
        <PageMain spaced>
          <Breadcrumb
            items={[
              {
                name: messages.format('event.home'),
                href: viewer ? SITE_PATHS.networkFeed : SITE_PATHS.home,
              },
              { name: messages.format('event.events'), href: SITE_PATHS.events },
              { name: messages.format('events.all') },
            ]}
          />
          <SectionHead level={1} title={messages.format('eventList.title')} />
          <EventFilters
            action={SITE_PATHS.events}
            values={values}
            firstMonth={firstMonth}
            view={view === 'calendar' ? view : undefined}
          />
          <TabNav
            label={messages.format('eventList.view')}
            items={[
              {
                name: messages.format('eventList.asList'),
                href: filterHref(values),
                current: view === 'list',
              },
              {
                name: messages.format('eventList.asCalendar'),
                href: filterHref({ ...values, view: 'calendar' }),
                current: view === 'calendar',
              },
            ]}
          />
          {view === 'calendar' ? (
            <EventCalendarContainer
              key={JSON.stringify(filter)}
              filter={filter}
              month={shownMonth}
              now={now}
              monthHref={(month) => filterHref({ ...values, month, view: 'calendar' })}
            />
          ) : (
            <EventListContainer
              key={JSON.stringify(filter)}
              filter={filter}
              createHref={SITE_PATHS.addEvent}
            />
          )}
        </PageMain>
        <PageSide aria-label={messages.format('event.side')}>
          <Stack gap="lg">
            <CreateEventCard href={SITE_PATHS.addEvent} />
            {viewer && <SubscribeCard href={SITE_PATHS.calendars} />}
          </Stack>
        </PageSide>
      </Page>
    </KeptPages>
  );
}

/** Returns the URL of the page with a filter; empty values are omitted. */
function filterHref(values: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ''));
  return query.size === 0 ? SITE_PATHS.events : `${SITE_PATHS.events}?${query}`;
}
