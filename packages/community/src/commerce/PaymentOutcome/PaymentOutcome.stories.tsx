import { aPlan } from '@millrace/api-mocks';
import { withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PaymentFailure, PaymentSuccess, PaymentSuccessContainer } from '.';

const meta = {
  title: 'Commerce/PaymentOutcome',
  component: PaymentSuccess,
  args: { state: { status: 'paid', plan: aPlan('premium') } },
} satisfies Meta<typeof PaymentSuccess>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Says plan, amount, term and renewal, and leads to team and feed [GAP-009, PLAN-020]',
  tags: ['phone', 'rtl'],
  play: async ({ canvas }) => {
    const findDefinition = (term: string) => canvas.getByText(term).nextElementSibling;
    await expect(findDefinition('Plan')).toHaveTextContent('Premium');
    await expect(findDefinition('Amount')).toHaveTextContent('$1250');
    await expect(findDefinition('Term')).toHaveTextContent('March 2, 2026 to March 2, 2027');
    await expect(findDefinition('Renews on')).toHaveTextContent('March 2, 2027');
    await expect(canvas.getByRole('link', { name: 'Invite your team' })).toHaveAttribute(
      'href',
      '/team-members',
    );
    await expect(canvas.getByRole('link', { name: 'Go To Feed' })).toHaveAttribute(
      'href',
      '/networkFeed/global',
    );
  },
};

export const Waiting: Story = {
  args: { state: { status: 'waiting' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('We’re confirming your payment.');
    await expect(canvas.queryByText('Amount')).toBeNull();
  },
};

export const Late: Story = { args: { state: { status: 'late' } } };

export const Unpaid: Story = {
  name: 'Says where the provider could not take a payment',
  args: { state: { status: 'unpaid', plan: { ...aPlan('premium'), state: 'past_due' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Payment failed' })).toBeVisible();
    await expect(canvas.getByText(/^Your last payment failed/)).toBeVisible();
  },
};

export const Failure: Story = {
  name: 'Says that nothing was charged, and leads home [PLAN-019]',
  render: () => (
    <PaymentFailure plan={{ ...aPlan('free'), checkout_started_at: '2026-09-15T10:30:30.000Z' }} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go To Home' })).toHaveAttribute('href', '/');
    await expect(canvas.getByText(/^You weren’t charged/)).toBeVisible();
  },
};

export const FailureOfNothing: Story = {
  name: 'Claims no failed payment to whoever made none, has paid, or is a guest',
  tags: ['no-visual'], // The same with other words.
  render: () => (
    <>
      <PaymentFailure plan={aPlan('free')} />
      <PaymentFailure plan={aPlan('premium')} />
      <PaymentFailure plan={null} signInHref="/?login=true" />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^We have no payment from you on record/)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'You’re on Premium.' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/?login=true');
  },
};

export const NotPaid: Story = {
  ...withApi,
  name: 'Believes the server: who began no checkout is thanked for nothing [GAP-009]',
  parameters: { api: { viewer: 'free' } },
  render: () => <PaymentSuccessContainer />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No payment to confirm' })).toBeVisible();
    await expect(canvas.queryByText('Amount')).toBeNull();
  },
};

export const Paid: Story = {
  ...withApi,
  tags: ['no-visual'], // Ends like Default.
  parameters: { api: { viewer: 'premium' } },
  render: () => <PaymentSuccessContainer />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You’re on Premium.')).toBeVisible();
  },
};
