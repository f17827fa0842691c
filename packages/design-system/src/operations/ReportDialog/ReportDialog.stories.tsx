import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { ReportDialog } from '.';

const meta = {
  title: 'Operations/ReportDialog',
  component: ReportDialog,
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: {
    open: true,
    onOpenChange: fn(),
    about: { kind: 'post', name: 'Rohan Kulkarni' },
    state: { status: 'editing' },
    onSubmit: fn(),
  },
} satisfies Meta<typeof ReportDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Report Abuse' }));

export const Default: Story = {
  name: 'Offers reasons as radio options [GAP-096]',
  tags: ['phone', 'rtl', 'forced-colors'],
  play: async ({ args, userEvent }) => {
    const { getAllByRole, getByRole, getByText } = await dialog();
    await expect(getAllByRole('radio')).toHaveLength(7);
    await expect(getByText(/^You’re reporting a post by Rohan Kulkarni\./)).toBeVisible();
    await userEvent.click(getByRole('button', { name: 'Report' }));
    await expect(getByText('Choose a reason.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(getByRole('radio', { name: 'Spam or advertising' }));
    await userEvent.click(getByRole('button', { name: 'Report' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ reason: 'spam', text: '' });
  },
};

export const WordsNeeded: Story = {
  name: 'Asks for words of one’s own where the reason says too little',
  play: async ({ args, userEvent }) => {
    const { getByRole, getByText } = await dialog();
    await userEvent.click(getByRole('radio', { name: 'Something else' }));
    await userEvent.click(getByRole('button', { name: 'Report' }));
    await expect(getByText('Describe the problem.')).toBeVisible();
    await userEvent.type(getByRole('textbox', { name: /Details/ }), 'It copies our catalogue.');
    await userEvent.click(getByRole('button', { name: 'Report' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ reason: 'other', text: 'It copies our catalogue.' });
  },
};

export const Keyboard: Story = {
  name: 'Is filled and sent by the keyboard alone',
  tags: ['no-visual'], // Ends like Default, with another reason and words.
  play: async ({ args, userEvent }) => {
    const { getByRole } = await dialog();
    getByRole('radio', { name: 'Spam or advertising' }).focus();
    await userEvent.keyboard(' {ArrowDown}');
    await expect(getByRole('radio', { name: 'Harassment or hate' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('At every post');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ reason: 'harassment', text: 'At every post' });
  },
};

export const Sending: Story = { args: { state: { status: 'sending' } } };

export const Sent: Story = {
  name: 'Says what happens next',
  args: { state: { status: 'sent' } },
  play: async ({ args, userEvent }) => {
    const { getAllByRole, getByText, queryByRole } = await dialog();
    await expect(getByText(/^Thank you\. A moderator will review it/)).toBeVisible();
    await expect(queryByRole('radio')).toBeNull();
    await userEvent.click(getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const Failed: Story = {
  args: {
    state: { status: 'failed', reason: 'You already reported this. A moderator will review it.' },
  },
  play: async () => {
    const { getByRole } = await dialog();
    await expect(getByRole('alert')).toHaveTextContent('You already reported this.');
  },
};

export const LongText: Story = {
  args: {
    about: { kind: 'member', name: 'Wolfeschlegelsteinhausenbergerdorff Ivanovskaja-Wachtangischwili' },
  },
  tags: ['phone'],
};
