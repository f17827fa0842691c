import { type CommunityEvent, eventCalendarAddress, eventQueries } from '@millrace/api-client';
import { anEvent, slow, withData } from '@millrace/api-mocks';
import { useApiClient } from '@millrace/design-system/connected';
import { eventPath, SITE_PATHS } from '@millrace/domain';
import { findBodyRows } from '@millrace/story-kit';
import { Menu, Page, PageMain, PageSide, Stack, TabNav } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { AddToCalendar } from '../events/AddToCalendar';
import { AttendeeTableContainer } from '../events/AttendeeTable';
import { EventAbout } from '../events/EventAbout';
import { EventHeader } from '../events/EventHeader';
import { CreateEventCard, RelatedEventsContainer } from '../events/EventPanel';
import { EventTagDialogContainer } from '../events/EventTagDialog';
import { ExhibitorTableContainer } from '../events/ExhibitorTable';
import { VoteControlContainer } from '../events/VoteControl';
import { EmbedLink } from '../publishing/WidgetBuilder';
import { GuestSlides } from '../shell/GuestSlides';
import { expectScreen } from './expect-screen';
import { onScreen, phoneViewport } from './on-screen';
import { useScreen } from './ScreenContext';

const forum = anEvent();

const TABS = ['about', 'exhibitors', 'attendees'] as const;
const tabAddress = (tab: (typeof TABS)[number]) =>
  tab === 'about' ? eventPath(forum) : `${eventPath(forum)}?tab=${tab}`;

/** An event: what it is about, who exhibits, who attends. */
function EventPage() {
  const { viewer, onSignInRequired } = useScreen();
  const messages = useMessages();
  const client = useApiClient();
  const { data: event = forum } = useQuery(eventQueries(client).detail(forum.id));
  const [adding, setAdding] = useState<'products' | 'exhibitors' | null>(null);
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
                <Menu
                  label={messages.format('event.menu')}
                  items={(['products', 'exhibitors'] as const).map((kind) => ({
                    id: kind,
                    name: messages.format(`eventTags.${kind}`),
                    onAction: () => setAdding(kind),
                  }))}
                />
              )
            }
            calendar={
              <AddToCalendar
                event={event}
                url={`https://www.millrace.example${eventPath(event)}`}
                fileHref={eventCalendarAddress(client, event.id)}
              />
            }
          >
            <VoteControlContainer
              eventId={event.id}
              vote={event.vote}
              counts={event.counts}
              signUpHref={viewer ? undefined : SITE_PATHS.signUp}
              onSignInRequired={onSignInRequired}
            />
          </EventHeader>
          <EventSections event={event} onAddExhibitor={() => setAdding('exhibitors')} />
          {(['products', 'exhibitors'] as const).map((kind) => (
            <EventTagDialogContainer
              key={kind}
              kind={kind}
              event={event}
              open={adding === kind}
              onClose={() => setAdding(null)}
              onSignInRequired={onSignInRequired}
            />
          ))}
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

function EventSections({ event, onAddExhibitor }: { event: CommunityEvent; onAddExhibitor: () => void }) {
  const { viewer, query, signInHref, onSignInRequired } = useScreen();
  const messages = useMessages();
  const tab = TABS.find((known) => known === query.get('tab')) ?? 'about';
  const { Interested, Going, 'Not Sure': notSure } = event.counts;
  const persons = { event, viewerId: viewer?.id, signInHref };
  return (
    <>
      <TabNav
        sticky
        label={messages.format('event.tabs')}
        items={TABS.map((name) => ({
          name: messages.format(`event.tab.${name}`),
          href: tabAddress(name),
          current: name === tab,
          ...(name === 'exhibitors' && { count: event.exhibitor_count }),
          ...(name === 'attendees' && { count: Interested + Going + notSure }),
        }))}
      />
      {tab === 'about' && <EventAbout event={event} />}
      {tab === 'exhibitors' && (
        <ExhibitorTableContainer {...persons} onSignInRequired={onSignInRequired} onAdd={onAddExhibitor} />
      )}
      {tab === 'attendees' && <AttendeeTableContainer {...persons} />}
    </>
  );
}

/** Events of the mocks share no product. */
const related = withData(({ events }) => {
  for (const event of events) event.primaryProducts = forum.primaryProducts;
});

const frame = onScreen(tabAddress('about'));

const meta = {
  title: 'Screens/Event page',
  tags: ['!autodocs'],
  component: EventPage,
  ...frame,
  parameters: { ...frame.parameters, api: { scenarios: [related] } },
} satisfies Meta<typeof EventPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const heading = forum.eventName;

const play: Story['play'] = async ({ canvas, canvasElement }) => {
  await expectScreen(canvasElement, { heading });
  await expect(await canvas.findByRole('link', { name: /Glass Process Days/ })).toBeVisible();
};

export const Default: Story = { play };

export const Guest: Story = { parameters: { api: { viewer: 'guest' } }, play };

export const Attendees: Story = {
  name: 'Pressing “Attendees” lists who comes',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expectScreen(canvasElement, { heading });
    const tabs = within(canvas.getByRole('navigation', { name: 'Sections of the event' }));
    await userEvent.click(tabs.getByRole('link', { name: /^Attendees/ }));
    await waitFor(() => expect(findBodyRows(canvas)).toHaveLength(4));
  },
};

export const Loading: Story = {
  name: 'Loading: the event is there, and what goes with it is on its way',
  parameters: { api: { scenarios: [slow({ delayMs: 'infinite' })] } },
  play: async ({ canvas, canvasElement }) => {
    await expectScreen(canvasElement, { heading });
    await waitFor(() => expect(canvas.getAllByText('Loading …').length).toBeGreaterThan(0));
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play };

export const Phone: Story = { tags: ['phone-only'], globals: phoneViewport, play };
