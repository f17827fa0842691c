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
