import { Button } from '@millrace/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PricingCards, VisitorPlanAction } from '.';

const meta = {
  title: 'Commerce/PricingCards',
  component: PricingCards,
  args: {
    action: (plan) => (
      <VisitorPlanAction plan={plan} signUpHref="/signup" salesEmail="sales@millrace.example" />
    ),
  },
} satisfies Meta<typeof PricingCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Says what each plan costs and how long it lasts; the free one does not expire [PLAN-001, PLAN-002, DIFF-018]',
  tags: ['phone', 'rtl'],
  play: async ({ canvas }) => {
    const [free, premium, platinum, ...further] = canvas
      .getAllByRole('heading', { level: 2 })
      .map((heading) => heading.closest('li'));
    await expect(further).toEqual([]);
    if (!free || !premium || !platinum) throw new Error('A plan is missing');
    await expect(free).toHaveTextContent('Free$0 per month1 user, no expiry');
    await expect(premium).toHaveTextContent(
      'PremiumSmall TeamsRecommended$1250 per year5 users included, 1-year term$250 per person a year, $20.83 a month',
    );
    await expect(platinum).toHaveTextContent(
      'PlatinumEnterprise$3000 per year5 users included, 1-year term$600 per person a year, $50 a month',
    );
    await expect(within(free).getByRole('link', { name: 'Join Now' })).toHaveAttribute('href', '/signup');
    await expect(within(premium).getByText('Everything in Free, plus:')).toBeVisible();
    await expect(within(premium).getByText('Messaging')).toBeVisible();
    await expect(within(premium).queryByText('Analytics')).toBeNull();
    await expect(within(platinum).getByText('Analytics')).toBeVisible();
  },
};

export const Sales: Story = {
  name: 'Platinum is obtained by a mail to sales [PLAN-003]',
  tags: ['no-visual'], // As the default.
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Contact Sales' })).toHaveAttribute(
      'href',
      'mailto:sales@millrace.example?subject=Platinum%20plan%20on%20Millrace',
    );
  },
};

export const Current: Story = {
  name: 'Marks the plan that the viewer has',
  args: {
    current: 'premium',
    action: (plan) => (
      <Button width="full">{plan === 'premium' ? 'Manage billing' : `Change to ${plan}`}</Button>
    ),
  },
  play: async ({ canvas }) => {
    const own = canvas.getByText('Your plan').closest('li');
    await expect(own).toHaveAttribute('data-state', 'current');
    await expect(own).toHaveTextContent(/^PremiumSmall TeamsYour plan/);
  },
};

export const German: Story = { tags: ['phone'], globals: { locale: 'de' } };

export const Arabic: Story = { tags: ['phone'], globals: { locale: 'ar' } };
