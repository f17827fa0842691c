import type { CommunityEvent } from '@millrace/api-client';
import { aBareCompany, aCompany, anEvent, aUser, failing } from '@millrace/api-mocks';
import { findBodyRows, sentRequests, withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ExhibitorTableContainer } from '.';

const meta = {
  title: 'Events/ExhibitorTableContainer',
  tags: ['!autodocs'],
  component: ExhibitorTableContainer,
  ...withApi,
  args: { event: anEvent() },
} satisfies Meta<typeof ExhibitorTableContainer>;

export default meta;
type Story = StoryObj<typeof meta>;

const viewerId = aUser().id;
const strangerId = '2bc88e59-a312-58ed-88e9-e4f085a65e9b';
const added = aBareCompany();
const removeAdded = `Remove ${added.name} from the exhibitors`;
const remove = { name: /^Remove .+ from the exhibitors$/ };

export const Default: Story = {
  name: 'Reads who exhibits',
  play: async ({ canvas }) => {
    await waitFor(() => expect(findBodyRows(canvas)).toHaveLength(2));
  },
};

const EVENTS = 'https://api.millrace.example/api/v1/events';

/** An event created by the viewer, with two exhibitors. */
async function ownEvent() {
  const form = new FormData();
  const fields = {
    eventName: 'Draw Days',
    location: 'Works Hall, Krefeld',
    startDate: '1810713600000',
    endDate: '1810828800000',
    details: '<p>Bring your curves.</p>',
    companies: JSON.stringify([aCompany().id, added.id]),
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const reply: { Item: CommunityEvent } = await (await fetch(EVENTS, { method: 'POST', body: form })).json();
  return reply.Item;
}

const changes = () => sentRequests().filter((request) => /^(DELETE|POST) .+\/exhibitors/.test(request));

export const AsCreator: Story = {
  name: 'Lets the creator of the event remove any, and undo that [GAP-056, GAP-035]',
  tags: ['no-visual'], // Ends like Removable of ExhibitorTable.
  play: async ({ mount, userEvent }) => {
    const event = await ownEvent();
    const canvas = await mount(<ExhibitorTableContainer event={event} viewerId={viewerId} />);
    await waitFor(() => expect(canvas.getAllByRole('button', remove)).toHaveLength(2));
    await userEvent.click(canvas.getByRole('button', { name: removeAdded }));
    await waitFor(() => expect(findBodyRows(canvas)).toHaveLength(1));
    await expect(await screen.findByText(`${added.name} is no longer listed as an exhibitor.`)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(findBodyRows(canvas)).toHaveLength(2));
    const path = `/api/v1/events/${event.id}/exhibitors`;
    await expect(changes()).toEqual([`DELETE ${path}/${added.id}`, `POST ${path}`]);
  },
};

export const AddedByOthers: Story = {
  name: 'Offers the creator of the event to remove also what others have added [GAP-056]',
  args: { event: anEvent({ createdBy: viewerId }), viewerId },
  tags: ['no-visual'], // Like Removable of ExhibitorTable.
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', remove)).toHaveLength(2));
  },
};

export const AsAdder: Story = {
  name: 'Lets who added one remove that one, and no other [GAP-056]',
  tags: ['no-visual'], // Its toast goes by itself, and what is left is as in Default.
  play: async ({ mount, userEvent }) => {
    const event = anEvent();
    await fetch(`${EVENTS}/${event.id}/exhibitors`, {
      method: 'POST',
      body: JSON.stringify({ companies: [added.id] }),
    });
    const canvas = await mount(<ExhibitorTableContainer event={event} viewerId={viewerId} />);
    await waitFor(() => expect(findBodyRows(canvas)).toHaveLength(3));
    await expect(canvas.getAllByRole('button', remove)).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: removeAdded }));
    await waitFor(() => expect(findBodyRows(canvas)).toHaveLength(2));
    await expect(canvas.queryByRole('link', { name: added.name })).toBeNull();
  },
};

export const AsOther: Story = {
  name: 'Offers no removal to anybody else [GAP-056]',
  args: { viewerId: strangerId },
  tags: ['no-visual'], // Ends as Default does.
  play: async ({ canvas }) => {
    await waitFor(() => expect(findBodyRows(canvas)).toHaveLength(2));
    await expect(canvas.queryByRole('button', remove)).toBeNull();
  },
};

export const RemovalRefused: Story = {
  name: 'Says that a removal failed, and keeps the company listed',
  // As if another member had taken over the event meanwhile: the API rejects the call.
  args: { event: anEvent({ createdBy: viewerId }), viewerId },
  tags: ['no-visual'], // Its toast goes by itself, and what is left is like Removable of ExhibitorTable.
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Remove Kvarnholm Silica AB from the exhibitors' }),
    );
    await expect(await screen.findByText('We couldn’t remove Kvarnholm Silica AB. Try again.')).toBeVisible();
    await expect(findBodyRows(canvas)).toHaveLength(2);
  },
};

export const RemovalSignedOut: Story = {
  name: 'Leads to the login when the session has ended before a removal',
  args: { event: anEvent({ createdBy: viewerId }), viewerId, onSignInRequired: fn() },
  parameters: {
    api: { scenarios: [failing('signed-out', { operations: ['removeEventExhibitor'] })] },
  },
  tags: ['no-visual'], // Ends like Removable of ExhibitorTable.
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Remove Kvarnholm Silica AB from the exhibitors' }),
    );
    await waitFor(() => expect(args.onSignInRequired).toHaveBeenCalledOnce());
    await expect(findBodyRows(canvas)).toHaveLength(2);
  },
};
