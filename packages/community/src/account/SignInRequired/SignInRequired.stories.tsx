import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SignInRequired } from '.';

const meta = {
  title: 'Account/SignInRequired',
  component: SignInRequired,
  args: {
    page: 'messages',
    action: '/auth/login',
    returnTo: '/message',
    forgotHref: '?login=true&forgot=true',
    linkedinHref: '/auth/linkedin?return_to=%2Fmessage',
  },
} satisfies Meta<typeof SignInRequired>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Says what the page shows, signs in right there, and leads to the sign-up [FEED-001, GAP-036]',
  tags: ['phone', 'rtl'],
  play: async ({ canvas, canvasElement }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Please login to view this page' }),
    ).toBeVisible();
    await expect(canvas.getByText(/^Write to suppliers/)).toBeVisible();
    const form = canvasElement.querySelector('form');
    await expect(form).toHaveAttribute('action', '/auth/login');
    await expect(form?.elements.namedItem('return_to')).toHaveValue('/message');
    await expect(canvas.getByRole('link', { name: 'Sign in with LinkedIn' })).toHaveAttribute(
      'href',
      '/auth/linkedin?return_to=%2Fmessage',
    );
    await expect(canvas.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/signup');
  },
};

export const LinkedinOff: Story = {
  name: 'Offers no LinkedIn while it is not configured [GAP-043]',
  args: { linkedinHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/LinkedIn/)).not.toBeInTheDocument();
  },
};
