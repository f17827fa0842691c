import { anEvent, slow, withData } from '@millrace/api-mocks';
import { findBodyRows } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { expectPage } from '../../testing/expect-page';
import { onPage, phoneViewport } from '../../testing/on-page';
import { useStoryPage } from '../../testing/StoryRouter';
import { EventPage } from './EventPage';
import { eventTabPath, readEventTab } from './event-tabs';

const forum = anEvent();

/** At the tab that the address names. */
function EventPageOverMocks() {
  const { query, session, go } = useStoryPage();
  return (
    <EventPage
      {...session}
      event={forum}
      tab={readEventTab(query)}
      origin="https://www.millrace.example"
      onNavigate={go}
    />
  );
}

/** Events of the mocks have no products in common. */
const related = withData(({ events }) => {
  for (const event of events) event.primaryProducts = forum.primaryProducts;
});

const frame = onPage(eventTabPath(forum, 'about'));

const meta = {
  title: 'Screens/Event page',
  tags: ['!autodocs'],
  component: EventPageOverMocks,
  ...frame,
  parameters: { ...frame.parameters, api: { scenarios: [related] } },
} satisfies Meta<typeof EventPageOverMocks>;

export default meta;
type Story = StoryObj<typeof meta>;

const heading = forum.eventName;

const play: Story['play'] = async ({ canvas, canvasElement }) => {
  await expectPage(canvasElement, { heading });
  await expect(await canvas.findByRole('link', { name: /Glass Process Days/ })).toBeVisible();
};

export const Default: Story = { play };

export const Guest: Story = { parameters: { api: { viewer: 'guest' } }, play };

export const Attendees: Story = {
  name: 'Pressing “Attendees” lists who comes',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expectPage(canvasElement, { heading });
    const tabs = within(canvas.getByRole('navigation', { name: 'Sections of the event' }));
    await userEvent.click(tabs.getByRole('link', { name: /^Attendees/ }));
    await waitFor(() => expect(findBodyRows(canvas)).toHaveLength(4));
  },
};

export const Loading: Story = {
  name: 'Loading: the event is there, and what goes with it is on its way',
  parameters: { api: { scenarios: [slow({ delayMs: 'infinite' })] } },
  play: async ({ canvas, canvasElement }) => {
    await expectPage(canvasElement, { heading });
    await waitFor(() => expect(canvas.getAllByText('Loading…').length).toBeGreaterThan(0));
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play };

export const Phone: Story = { tags: ['phone-only'], globals: phoneViewport, play };
