import { teamMembers } from '@millrace/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { TeamMembers, TeamThanks } from '.';

const members = teamMembers();
const [joined] = members;
if (!joined) throw new Error('One is known.');

const meta = {
  title: 'Commerce/TeamMembers',
  component: TeamMembers,
  args: {
    members,
    seats: 4,
    owner: 'Noor Ahmadi',
    ownEmails: ['noor@kvarnholm.example'],
    onFinish: fn(),
    onDismiss: fn(),
    onRemove: fn(),
    onResend: fn(),
    removing: null,
    onRemovingChange: fn(),
    removeState: { status: 'idle' },
  },
} satisfies Meta<typeof TeamMembers>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Lists owner and members with their roles, and has a field for each free seat [PLAN-014, PLAN-015]',
  tags: ['phone', 'rtl'],
  play: async ({ args, canvas, userEvent }) => {
    const people = canvas.getAllByRole('listitem');
    await expect(people).toHaveLength(3);
    await expect(people[0]).toHaveTextContent(/^Noor Ahmadi.*Owner$/);
    await expect(people[1]).toHaveTextContent(/Member/);
    await expect(canvas.getByText('3 of 5 seats used')).toBeVisible();
    await expect(canvas.getByText('Invited, not accepted yet')).toBeVisible();
    const fields = canvas.getAllByRole('textbox');
    await expect(fields).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'Skip step' })).toHaveAttribute('href', '/');
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Team member 3 email' }),
      'sigrid@kvarnholm.example',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Finish' }));
    await expect(args.onFinish).toHaveBeenCalledWith(['sigrid@kvarnholm.example', '']);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Astrid Hallberg' }));
    await expect(args.onRemovingChange).toHaveBeenCalledWith(joined);
  },
};

export const Resent: Story = {
  name: 'Sends an invitation again, and says so in its row',
  args: { resending: { id: members[1]?.id ?? '', status: 'sent' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sent again')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Resend/ })).toBeNull();
  },
};

export const Wrong: Story = {
  name: 'Checks the addresses before they are sent, and marks the field [GAP-048, PLAN-018]',
  args: { members: [] },
  play: async ({ args, canvas, userEvent }) => {
    const [first, second, third, fourth] = canvas.getAllByRole('textbox');
    if (!first || !second || !third || !fourth) throw new Error('There are four fields.');
    await userEvent.type(first, 'uta@ostwald');
    await userEvent.type(second, 'bo@kvarnholm.example');
    await userEvent.type(third, 'BO@kvarnholm.example');
    await userEvent.type(fourth, 'noor@kvarnholm.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Finish' }));
    await expect(args.onFinish).not.toHaveBeenCalled();
    await expect(first).toHaveAccessibleDescription('invalid email id');
    await expect(second).not.toHaveAttribute('aria-invalid', 'true');
    await expect(third).toHaveAccessibleDescription('This address is already on the list.');
    await expect(fourth).toHaveAccessibleDescription('This is your own address.');
    await expect(first).toHaveFocus();
    await expect(first).toHaveValue('uta@ostwald');
  },
};

export const Full: Story = {
  name: 'Says when all seats are taken, and how one is freed',
  args: { seats: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent('You’ve used all your seats.');
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const Refused: Story = {
  name: 'Shows what the server refused in its field',
  args: { failure: { text: 'There are no seats left.', fields: { 1: 'No seat is left for this address.' } } },
  play: async ({ canvas }) => {
    const [, second] = canvas.getAllByRole('textbox');
    await expect(second).toHaveAccessibleDescription('No seat is left for this address.');
    await expect(canvas.getByRole('alert')).toHaveTextContent('There are no seats left.');
  },
};

export const Asks: Story = {
  name: 'Asks before somebody is removed',
  args: { removing: joined },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('alertdialog', { name: 'Remove Astrid Hallberg?' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await expect(args.onRemove).toHaveBeenCalledWith(joined);
  },
};

export const Thanks: Story = {
  name: 'Thanks, and leads to the feed [PLAN-016]',
  render: () => <TeamThanks count={2} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We sent 2 invitations.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go To Feed' })).toHaveAttribute(
      'href',
      '/networkFeed/global',
    );
  },
};

export const LongText: Story = {
  args: {
    members: members.map((one) => ({
      ...one,
      name: null,
      email: `${'umspannwerk'.repeat(8)}@kvarnholm.example`,
    })),
  },
  tags: ['phone'],
};
