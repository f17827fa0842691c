import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { VoteControl } from '.';

const meta = {
  title: 'Events/VoteControl',
  component: VoteControl,
  args: {
    counts: { Interested: 86, Going: 142, 'Not Sure': 23 },
    vote: 'Going',
    onVote: fn(),
  },
} satisfies Meta<typeof VoteControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Marks the current vote, and takes one of three [EVT-004]',
  tags: ['phone', 'rtl', 'forced-colors'],
  play: async ({ args, canvas, userEvent }) => {
    const votes = canvas.getAllByRole('radio');
    await expect(votes.map((vote) => (vote as HTMLInputElement).checked)).toEqual([false, true, false]);
    await expect(canvas.getByRole('radio', { name: /Interested\s*86/ })).toBeInTheDocument();
    await userEvent.click(canvas.getByText('Not Sure'));
    await expect(args.onVote).toHaveBeenLastCalledWith('Not Sure');
  },
};

export const NoneYet: Story = {
  args: { vote: null },
  play: async ({ canvas }) => {
    for (const vote of canvas.getAllByRole('radio')) await expect(vote).not.toBeChecked();
  },
};

export const Guest: Story = {
  name: 'Leads a guest who votes to sign up [EVT-005]',
  args: { vote: null, signUpHref: '/signup' },
  tags: ['phone'],
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual([
      'Interested 86',
      'Going 142',
      'Not Sure 23',
    ]);
    for (const link of links) await expect(link).toHaveAttribute('href', '/signup');
  },
};

export const Failed: Story = {
  args: { failure: { text: 'We couldn’t reach the server.', onRetry: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.failure?.onRetry).toHaveBeenCalledOnce();
  },
};
