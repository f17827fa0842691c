import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SettingsFrame, SettingsList } from '.';

const meta = {
  title: 'Account/SettingsFrame',
  component: SettingsFrame,
  args: { page: 'calendar', children: <p>The links of the calendars.</p> },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof SettingsFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Says which page it is, marks it among the others, and has its own address for each',
  tags: ['phone', 'rtl'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible();
    const pages = within(canvas.getByRole('navigation', { name: 'Settings', hidden: true }));
    const links = pages.getAllByRole('link', { hidden: true });
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      ...['/settings/profile', '/settings/company', '/settings/account'],
      ...['/settings/security', '/settings/tokens'],
      ...['/settings/notifications', '/settings/calendar', '/settings/language', '/settings/privacy'],
      ...['/settings/plan', '/settings/team'],
    ]);
    await expect(links.filter((link) => link.ariaCurrent === 'page').map((link) => link.textContent)).toEqual(
      ['Calendar'],
    );
  },
};

export const List: Story = {
  name: 'The list says what is on each page',
  tags: ['phone'],
  render: () => <SettingsList without={['profile', 'company']} />,
  play: async ({ canvas }) => {
    const you = within(canvas.getByRole('region', { name: 'You' }));
    await expect(you.getAllByRole('link').map((link) => link.textContent)).toEqual(['Account']);
    await expect(canvas.getByRole('region', { name: 'Billing' })).toHaveTextContent('Who shares your plan');
  },
};

export const Arabic: Story = { globals: { locale: 'ar' } };
