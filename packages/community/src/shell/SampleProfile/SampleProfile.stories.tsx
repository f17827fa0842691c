import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { SampleProfile } from '.';

const meta = {
  title: 'Shell/SampleProfile',
  component: SampleProfile,
  args: { href: 'https://www.millrace.example/profileFeedStatic/' },
} satisfies Meta<typeof SampleProfile>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
type UserEvent = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

async function choose(userEvent: UserEvent, menu: HTMLElement, name: string) {
  await userEvent.click(menu);
  await userEvent.click(await screen.findByRole('menuitem', { name }));
}

const firstMenu = (canvas: Canvas) =>
  canvas.getAllByRole('button', { name: 'Post options' })[0] as HTMLElement;

export const Default: Story = {
  name: 'Shows invented posts, and says so [MOCK-005]',
  tags: ['phone', 'rtl'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This is a sample\./)).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
  },
};

export const Header: Story = {
  name: 'Has "Send Message" and the menu of a profile [MOCK-001]',
  tags: ['no-visual'], // Its toast goes by itself.
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    const message = within(await screen.findByRole('dialog', { name: 'Message to Signe Aaltonen' }));
    await userEvent.type(message.getByRole('textbox'), 'Is a slot free?');
    await userEvent.click(message.getByRole('button', { name: 'Send' }));
    await expect(
      await screen.findByText('This is a sample, so Signe Aaltonen doesn’t get your message.'),
    ).toBeVisible();
    const menu = canvas.getByRole('button', { name: 'Profile menu' });
    await userEvent.click(menu);
    const names = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
    await expect(names).toEqual(['Share Profile', 'Copy Profile Link', 'Report Abuse']);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Share Profile' }));
    const share = within(await screen.findByRole('dialog', { name: 'Share' }));
    await expect(share.getByRole('textbox')).toHaveValue('https://www.millrace.example/profileFeedStatic/');
  },
};

export const Composer: Story = {
  name: 'Has a composer, and tabs of which three are placeholders [MOCK-002]',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'A slot is free on Monday.');
    await userEvent.click(canvas.getByRole('button', { name: 'Post' }));
    await expect(canvas.getAllByRole('article')[0]).toHaveTextContent('A slot is free on Monday.');
    const tabs = canvas.getAllByRole('tab');
    await expect(tabs.map((tab) => tab.textContent)).toEqual(['Top stories', 'Articles', 'Videos', 'Image']);
    for (const tab of tabs.slice(1)) {
      await userEvent.click(tab);
      await expect(canvas.getByText('Nothing here in the sample')).toBeVisible();
    }
  },
};

export const PostMenu: Story = {
  name: 'Shares, blocks, removes after yes or no, and reports a post [MOCK-003]',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(firstMenu(canvas));
    const names = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
    await expect(names).toEqual([
      'Share this post',
      'Block feed from this user',
      'Remove this post',
      'Report Abuse',
    ]);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove this post' }));
    await userEvent.click(await screen.findByRole('button', { name: 'No' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await choose(userEvent, firstMenu(canvas), 'Remove this post');
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    await choose(userEvent, firstMenu(canvas), 'Block feed from this user');
    const question = within(await screen.findByRole('alertdialog', { name: 'Block Signe Aaltonen?' }));
    await userEvent.click(question.getByRole('button', { name: 'Block' }));
    await expect(await canvas.findByText('No posts left')).toBeVisible();
  },
};

export const Reports: Story = {
  name: 'Asks for a reason with radio options [MOCK-004]',
  tags: ['no-visual'], // It ends with ReportDialog, as Sent draws it there.
  play: async ({ canvas, userEvent }) => {
    await choose(userEvent, firstMenu(canvas), 'Report Abuse');
    const dialog = within(await screen.findByRole('dialog', { name: 'Report Abuse' }));
    await expect(dialog.getAllByRole('radio')).toHaveLength(7);
    await userEvent.click(dialog.getByRole('radio', { name: 'Spam or advertising' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Report' }));
    await expect(dialog.getByText(/^Thank you\./)).toBeVisible();
  },
};

export const Reactions: Story = {
  name: 'Likes and comments stay in the page',
  tags: ['no-visual'], // Its toast goes by itself.
  play: async ({ canvas, userEvent }) => {
    const first = within(canvas.getAllByRole('article')[0] as HTMLElement);
    await userEvent.click(first.getByRole('button', { name: 'Like 18' }));
    await expect(first.getByRole('button', { name: 'Like 19', pressed: true })).toBeVisible();
    await userEvent.click(first.getByRole('button', { name: 'Comment 2' }));
    await userEvent.type(first.getByRole('textbox'), 'In which resin?');
    await userEvent.click(first.getByRole('button', { name: 'Comment' }));
    await expect(first.getByText('In which resin?')).toBeVisible();
    await userEvent.click(first.getAllByRole('link', { name: 'Signe Aaltonen' })[0] as HTMLElement);
    await expect(await screen.findByText('This is a sample, so the link leads nowhere.')).toBeVisible();
  },
};
