import { anEvent, failing } from '@millrace/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { withApi } from '../../internal/story-api';
import { EventFormContainer } from '.';

const meta = {
  title: 'Features/EventFormContainer',
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
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof EventFormContainer>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const editorOf = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Details' }, { timeout: 10_000 });

export const Default: Story = {
  name: 'Begins with the event, and keeps what is changed until it is saved [EVT-019]',
  play: async ({ args, canvas, userEvent }) => {
    await editorOf(canvas);
    const name = canvas.getByRole('textbox', { name: 'Event name' });
    await expect(name).toHaveValue('Preform & Draw Forum');
    await userEvent.clear(name);
    await userEvent.type(name, 'Draw Days');
    const key = `event:${args.viewerId}:${anEvent().id}`;
    await waitFor(() => expect(sessionStorage.getItem(key)).toContain('Draw Days'));
  },
};

export const Refused: Story = {
  name: 'Says why it was not saved, and sends it again',
  parameters: { api: { scenarios: [failing('server', { times: 1, operations: ['updateEvent'] })] } },
  play: async ({ canvas, userEvent }) => {
    await editorOf(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText(/The event could not be saved/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Event name' })).toHaveValue('Preform & Draw Forum');
  },
};

export const Kept: Story = {
  name: 'Begins with what was kept of a draft',
  args: { edited: undefined },
  beforeEach: ({ args }) => {
    sessionStorage.clear();
    sessionStorage.setItem(
      `event:${args.viewerId}:new`,
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
    await expect(await editorOf(canvas)).toHaveTextContent('Kept');
    await expect(canvas.getByRole('textbox', { name: 'Event name' })).toHaveValue('Kept Days');
    await expect(canvas.getByRole('button', { name: 'Post' })).toBeEnabled();
  },
};
