import { aPost, failing } from '@millrace/api-mocks';
import { withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { MemberMenuContainer } from '.';

const { user_id: id, user } = aPost();
const member = { id, name: user.user_name };
const path = `/networkFeed/user/${id}`;
/** Evaluated while a story plays, as tests import this file without a window. */
const href = () => new URL(path, window.location.origin).href;

const meta = {
  title: 'Network/MemberMenuContainer',
  tags: ['!autodocs', 'no-visual'], // Its toasts go by themselves, and its dialogs have their own stories.
  component: MemberMenuContainer,
  ...withApi,
  args: { member, path, onSignInRequired: fn() },
} satisfies Meta<typeof MemberMenuContainer>;

export default meta;
type Story = StoryObj<typeof meta>;

type UserEvent = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

async function choose(userEvent: UserEvent, name: string) {
  await userEvent.click(await screen.findByRole('button', { name: `Options for ${member.name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
}

export const Copies: Story = {
  name: 'Copies the address of the page, and says so [GAP-022]',
  play: async ({ userEvent }) => {
    const copied: string[] = [];
    const real = navigator.clipboard.writeText.bind(navigator.clipboard);
    navigator.clipboard.writeText = async (text) => void copied.push(text);
    try {
      await choose(userEvent, 'Copy Profile Link');
      await expect(await screen.findByText('Link copied.')).toBeVisible();
      await expect(copied).toEqual([href()]);
    } finally {
      navigator.clipboard.writeText = real;
    }
  },
};

export const CannotCopy: Story = {
  name: 'Shows the address where it may not be copied',
  play: async ({ userEvent }) => {
    const real = navigator.clipboard.writeText.bind(navigator.clipboard);
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
    try {
      await choose(userEvent, 'Copy Profile Link');
      await expect(await screen.findByText(`We couldn’t copy the link: ${href()}`)).toBeVisible();
    } finally {
      navigator.clipboard.writeText = real;
    }
  },
};

export const Shares: Story = {
  name: 'Shares the page by link and email [GAP-022]',
  play: async ({ userEvent }) => {
    await choose(userEvent, 'Share Profile');
    const dialog = within(await screen.findByRole('dialog', { name: 'Share this profile' }));
    await expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(href());
    await userEvent.type(dialog.getByRole('textbox', { name: /^Email addresses/ }), 'ines@people.example');
    await userEvent.click(dialog.getByRole('button', { name: 'Share' }));
    await expect(await dialog.findByText('Shared with one address.')).toBeVisible();
  },
};

export const Reports: Story = {
  name: 'Reports the member [GAP-096]',
  play: async ({ userEvent }) => {
    await choose(userEvent, 'Report Abuse');
    const dialog = within(await screen.findByRole('dialog', { name: 'Report Abuse' }));
    await expect(dialog.getByText(new RegExp(`^You’re reporting ${member.name}\\.`))).toBeVisible();
  },
};

export const Blocks: Story = {
  name: 'Blocks the member once confirmed, and offers to unblock then [GAP-097]',
  play: async ({ userEvent }) => {
    await choose(userEvent, `Block ${member.name}`);
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Block' }));
    await screen.findByText(`${member.name} blocked.`);
    await choose(userEvent, `Unblock ${member.name}`);
    await expect(await screen.findByText(`${member.name} unblocked.`)).toBeVisible();
  },
};

export const Unknown: Story = {
  name: 'Offers neither while it is not known',
  parameters: { api: { scenarios: [failing('server', { operations: ['getBlock'] })] } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: `Options for ${member.name}` }));
    await screen.findAllByRole('menuitem');
    await expect(screen.queryByRole('menuitem', { name: /lock/ })).toBeNull();
  },
};
