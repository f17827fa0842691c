import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { MemberMenu } from '.';

const meta = {
  title: 'Network/MemberMenu',
  component: MemberMenu,
  args: {
    name: 'Rohan Kulkarni',
    onShare: fn(),
    onCopyLink: fn(),
    onReport: fn(),
    blocked: false,
    onBlock: fn(),
    onUnblock: fn(),
  },
  render: (args) => (
    <div style={{ display: 'flex', justifyContent: 'flex-end', alignItems: 'flex-start', minBlockSize: 220 }}>
      <MemberMenu {...args} />
    </div>
  ),
} satisfies Meta<typeof MemberMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

type UserEvent = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

const open = async (userEvent: UserEvent) =>
  userEvent.click(await screen.findByRole('button', { name: 'Options for Rohan Kulkarni' }));
const names = async () => (await screen.findAllByRole('menuitem')).map((item) => item.textContent);

export const Default: Story = {
  tags: ['phone', 'rtl'],
  play: async ({ args, userEvent }) => {
    await open(userEvent);
    await expect(await names()).toEqual([
      'Share Profile',
      'Copy Profile Link',
      'Report Abuse',
      'Block Rohan Kulkarni',
    ]);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy Profile Link' }));
    await expect(args.onCopyLink).toHaveBeenCalledOnce();
  },
};

export const Open: Story = { play: async ({ userEvent }) => open(userEvent) };

export const Blocked: Story = {
  args: { blocked: true },
  play: async ({ args, userEvent }) => {
    await open(userEvent);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Unblock Rohan Kulkarni' }));
    await expect(args.onUnblock).toHaveBeenCalledOnce();
  },
};

export const Own: Story = {
  args: { onReport: undefined, blocked: undefined },
  play: async ({ userEvent }) => {
    await open(userEvent);
    await expect(await names()).toEqual(['Share Profile', 'Copy Profile Link']);
  },
};

export const Elsewhere: Story = {
  name: 'Has nothing to share elsewhere than on the page',
  args: { onShare: undefined, onCopyLink: undefined },
  play: async ({ userEvent }) => {
    await open(userEvent);
    await expect(await names()).toEqual(['Report Abuse', 'Block Rohan Kulkarni']);
  },
};

export const Keyboard: Story = {
  name: 'Is opened and used by the keyboard alone',
  tags: ['no-visual'], // Ends as Default does.
  play: async ({ args, userEvent }) => {
    (await screen.findByRole('button', { name: 'Options for Rohan Kulkarni' })).focus();
    await userEvent.keyboard('{Enter}{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onReport).toHaveBeenCalledOnce();
  },
};
