import { anEvent, exhibitors, failing } from '@millrace/api-mocks';
import { sentRequests, withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { EventFormContainer } from '.';

const meta = {
  title: 'Events/EventFormContainer',
  tags: ['!autodocs'],
  component: EventFormContainer,
  ...withApi,
  args: {
    viewerId: anEvent().createdBy,
    edited: { event: anEvent(), exhibitors: [] },
    onSaved: fn(),
    onSignInRequired: fn(),
    cancelHref: '/event-list',
  },
  beforeEach: (context) => {
    localStorage.clear();
    return withApi.beforeEach(context);
  },
} satisfies Meta<typeof EventFormContainer>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const findEditor = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Details' }, { timeout: 10_000 });

export const Default: Story = {
  name: 'Begins with the event, and keeps what is changed until it is saved [EVT-019]',
  play: async ({ args, canvas, userEvent }) => {
    await findEditor(canvas);
    const name = canvas.getByRole('textbox', { name: 'Event name' });
    await expect(name).toHaveValue('Preform & Draw Forum');
    await userEvent.clear(name);
    await userEvent.type(name, 'Draw Days');
    const key = `millrace.event.${args.viewerId}.${anEvent().id}`;
    await waitFor(() => expect(localStorage.getItem(key)).toBe('{"eventName":"Draw Days"}'));
    await expect(canvas.queryByText(/restored your unsaved changes/)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard draft' }));
    await expect(canvas.getByRole('textbox', { name: 'Event name' })).toHaveValue('Preform & Draw Forum');
    await expect(localStorage.getItem(key)).toBeNull();
  },
};

export const Refused: Story = {
  name: 'Says why it was not saved, and sends it again',
  parameters: {
    api: {
      user: { id: anEvent().createdBy },
      scenarios: [failing('server', { times: 1, operations: ['updateEvent'] })],
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await findEditor(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText(/We couldn’t save the event/)).toBeVisible();
    const name = canvas.getByRole('textbox', { name: 'Event name' });
    await expect(name).toHaveValue('Preform & Draw Forum');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
    await expect(sentRequests()).toEqual(Array(2).fill(`PUT /api/v1/events/${anEvent().id}`));
  },
};

export const Kept: Story = {
  name: 'Begins with what was kept of a draft',
  args: { edited: undefined },
  beforeEach: ({ args }) => {
    localStorage.setItem(
      `millrace.event.${args.viewerId}.new`,
      JSON.stringify({
        eventName: 'Kept Days',
        location: 'Jena',
        start: { local: '2027-03-17T09:00', timeZone: 'Europe/Berlin' },
        end: { local: '2027-03-18T17:00', timeZone: 'Europe/Berlin' },
        details: '<p>Kept</p>',
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await findEditor(canvas)).toHaveTextContent('Kept');
    await expect(canvas.getByRole('textbox', { name: 'Event name' })).toHaveValue('Kept Days');
    await expect(canvas.getByRole('button', { name: 'Post' })).toBeEnabled();
  },
};

export const ChangesKept: Story = {
  name: 'Says that changes are back, keeps what others added since, and sends what was changed alone',
  parameters: { api: { user: { id: anEvent().createdBy } } },
  args: {
    edited: {
      event: anEvent({ companies: exhibitors(2).map(({ id }) => id) }),
      exhibitors: exhibitors(2).map(({ id, name, sector }) => ({ id, name, sector })),
    },
  },
  beforeEach: ({ args }) => {
    const [known] = exhibitors(1);
    localStorage.setItem(
      `millrace.event.${args.viewerId}.${anEvent().id}`,
      JSON.stringify({ companies: [], knownCompanies: [known?.id] }),
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    await findEditor(canvas);
    await expect(await canvas.findByText(/restored your unsaved changes/)).toBeVisible();
    const [known, added] = exhibitors(2);
    await expect(canvas.getByText(added?.name ?? '')).toBeVisible();
    await expect(canvas.queryByText(known?.name ?? '')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(args.onSaved).toHaveBeenCalledWith(
        expect.objectContaining({ eventName: 'Preform & Draw Forum', companies: [added?.id] }),
      ),
    );
    await expect(canvas.queryByText(/restored your unsaved changes/)).not.toBeInTheDocument();
  },
};

/** Simulates a draft written by another window of the same browser. */
function writeElsewhere(key: string, draft: object) {
  const { contentWindow } = document.body.appendChild(document.createElement('iframe'));
  contentWindow?.localStorage.setItem(key, JSON.stringify(draft));
  contentWindow?.frameElement?.remove();
}

export const OtherWindow: Story = {
  name: 'Shows what another window writes, and says so once something is written here, too',
  args: { edited: undefined },
  play: async ({ args, canvas, userEvent }) => {
    const key = `millrace.event.${args.viewerId}.new`;
    await findEditor(canvas);
    writeElsewhere(key, { eventName: 'Glass Days', details: '<p>Melts</p>' });
    const name = canvas.getByRole('textbox', { name: 'Event name' });
    await waitFor(() => expect(name).toHaveValue('Glass Days'));
    await waitFor(async () => expect(await findEditor(canvas)).toHaveTextContent('Melts'));

    await userEvent.type(canvas.getByRole('textbox', { name: 'Location' }), 'Jena');
    await waitFor(() => expect(localStorage.getItem(key)).toContain('Jena'));
    writeElsewhere(key, { eventName: 'Fibre Days', details: '<p>Draws</p>' });
    await expect(await canvas.findByText(/^You have another draft of this in a different tab/)).toBeVisible();
    await expect(name).toHaveValue('Glass Days');
    await expect(canvas.getByRole('textbox', { name: 'Location' })).toHaveValue('Jena');
  },
};
