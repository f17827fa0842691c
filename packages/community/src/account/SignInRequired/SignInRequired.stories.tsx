import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SignInRequired } from '.';

const meta = {
  title: 'Account/SignInRequired',
  component: SignInRequired,
  args: { signInHref: '?login=true' },
} satisfies Meta<typeof SignInRequired>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Asks to log in, and leads to the login and to the registration',
  tags: ['phone', 'rtl'],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Please login to view this page' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '?login=true');
    await expect(canvas.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/signup');
  },
};
