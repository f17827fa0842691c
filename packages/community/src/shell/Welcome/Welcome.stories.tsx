import { firstHeldSubmit, holdSubmits } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Welcome } from '.';

const meta = {
  title: 'Shell/Welcome',
  component: Welcome,
  parameters: { layout: 'fullscreen' },
  beforeEach: holdSubmits,
  args: {
    signUpHref: '/signup',
    logInHref: '?login=true',
    termsHref: '/terms',
    privacyHref: '/privacy',
    linkedinHref: 'https://api.millrace.example/auth/linkedin',
  },
} satisfies Meta<typeof Welcome>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Welcomes, with a block that signs up or logs in [MKT-002]',
  tags: ['phone', 'rtl'],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Welcome to your Manufacturing Community' }),
    ).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Work email' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Join Now' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '?login=true');
    await expect(canvas.getByRole('link', { name: 'terms' })).toHaveAttribute('href', '/terms');
    await expect(canvas.getByRole('link', { name: 'privacy policy' })).toHaveAttribute('href', '/privacy');
    await expect(canvas.getByRole('link', { name: 'Continue with LinkedIn' })).toBeVisible();
  },
};

export const Joins: Story = {
  name: 'Hands the address to the registration form, as a normal form',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Work email' }),
      'ines@kvarnholm.example{Enter}',
    );
    const { form, data } = await firstHeldSubmit();
    await expect([form.method, new URL(form.action).pathname]).toEqual(['get', '/signup']);
    await expect(data).toEqual({ email: 'ines@kvarnholm.example' });
  },
};

export const WithoutLinkedIn: Story = {
  name: 'Offers no login by LinkedIn where it is not set up',
  args: { linkedinHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Continue with LinkedIn')).toBeNull();
    await expect(canvas.queryByText('or')).toBeNull();
  },
};

export const German: Story = { tags: ['phone'], globals: { locale: 'de' } };

export const Arabic: Story = { tags: ['phone'], globals: { locale: 'ar' } };
