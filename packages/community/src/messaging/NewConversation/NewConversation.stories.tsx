import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { NewConversation } from '.';

const meta = {
  title: 'Messaging/NewConversation',
  component: NewConversation,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    open: true,
    onOpenChange: fn(),
    text: 'hal',
    onTextChange: fn(),
    status: 'ready',
    chosen: [],
    onChosenChange: fn(),
    name: '',
    onNameChange: fn(),
    onStart: fn(),
    people: [
      { id: 'astrid', name: 'Astrid Hallberg', company: 'Kvarnholm Silica AB' },
      { id: 'ingrid', name: 'Ingrid Halvorsen' },
    ],
  },
} satisfies Meta<typeof NewConversation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Lists members, each leading to the conversation',
  tags: ['phone', 'rtl'],
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'New message' }));
    await expect(dialog.getAllByRole('link')).toHaveLength(2);
    await expect(dialog.getByRole('link', { name: /Astrid Hallberg/ })).toHaveAttribute(
      'href',
      '/message?userId=astrid&userName=Astrid%20Hallberg',
    );
  },
};

export const Several: Story = {
  name: 'Adds members to a conversation of several, and starts it',
  tags: ['phone'],
  args: {
    chosen: [
      { id: 'ben', name: 'Ben Okafor' },
      { id: 'noor', name: 'Noor Vermeer' },
    ],
  },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'New message' }));
    await expect(dialog.queryByRole('link')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: /^Astrid Hallberg/ }));
    await expect(args.onChosenChange).toHaveBeenLastCalledWith([
      ...args.chosen,
      expect.objectContaining({ id: 'astrid' }),
    ]);
    await expect(dialog.getByRole('textbox', { name: 'Name (optional)' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Start conversation' }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};

export const NobodyFound: Story = {
  args: { people: [] },
  play: async () => {
    await expect(await screen.findByText(/^No members found\./)).toBeVisible();
  },
};

export const ErrorState: Story = {
  name: 'Error',
  args: { status: 'failed', people: [] },
  play: async () => {
    await expect(await screen.findByText(/^We couldn’t search members\./)).toBeVisible();
  },
};
