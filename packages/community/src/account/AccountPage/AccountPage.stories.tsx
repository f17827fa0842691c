import { Text } from '@millrace/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AccountPage } from '.';

const meta = {
  title: 'Account/AccountPage',
  component: AccountPage,
  args: { title: 'Check your email', children: <Text as="p">Open the link that we sent you.</Text> },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof AccountPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['phone', 'rtl'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible();
  },
};

export const Wide: Story = { args: { width: 'wide', title: 'Sign up' } };
