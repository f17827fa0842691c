import { aPlan, invoices } from '@millrace/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { InvoiceList, MemberPlanAction, OwnPlan } from '.';

const meta = {
  title: 'Commerce/OwnPlan',
  component: OwnPlan,
  args: {
    plan: aPlan('premium'),
    onManage: fn(),
    onRenewalChange: fn(),
    renewalState: { status: 'idle' },
  },
} satisfies Meta<typeof OwnPlan>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Says which plan one has and when it is renewed, and asks before it is cancelled [GAP-006]',
  tags: ['phone', 'rtl'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'You’re on Premium' })).toBeVisible();
    await expect(canvas.getByText('Renews on March 2, 2027 for $1250.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Manage team' })).toHaveAttribute('href', '/team-members');
    await userEvent.click(canvas.getByRole('button', { name: 'Manage payment' }));
    await expect(args.onManage).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel plan' }));
    const question = await screen.findByRole('alertdialog', { name: 'Cancel Premium?' });
    await expect(question).toHaveTextContent('You keep it until March 2, 2027, then you move to Free.');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel plan' }));
    await expect(args.onRenewalChange).toHaveBeenCalledWith(false);
  },
};

export const Cancelled: Story = {
  name: 'Says until when a cancelled plan runs, and lets one keep it',
  args: { plan: aPlan('cancelled') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^Canceled. Your plan runs until March 2, 2027/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Cancel plan' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep plan' }));
    await expect(args.onRenewalChange).toHaveBeenCalledWith(true);
  },
};

export const PastDue: Story = {
  name: 'Says until when the plan is kept after a payment failed',
  args: { plan: aPlan('pastDue') },
  tags: ['phone', 'forced-colors'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent('You keep your plan until September 29, 2026');
  },
};

export const Free: Story = {
  args: { plan: aPlan('free') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Included with your account. It doesn’t expire.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Platinum: Story = {
  name: 'Says until when a granted plan runs',
  args: { plan: aPlan('platinum') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Arranged with our sales team\. Valid until/)).toBeVisible();
  },
};

export const BoughtBeside: Story = {
  name: 'Shows Premium that goes on being paid beside a granted plan, and lets one cancel it [GAP-006]',
  args: { plan: aPlan('beside') },
  tags: ['phone', 'rtl'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'You’re on Platinum' })).toBeVisible();
    await expect(canvas.getByText(/Arranged with our sales team/)).toBeVisible();
    await expect(
      canvas.getByText(
        'You’ve also bought Premium. It renews on March 2, 2027 for $1250 unless you cancel it.',
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Manage payment' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel plan' }));
    const question = await screen.findByRole('alertdialog', { name: 'Cancel Premium?' });
    await expect(question).toHaveTextContent(
      'It runs until March 2, 2027, and you can undo this until then. You keep Platinum',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Cancel plan' }));
    await expect(args.onRenewalChange).toHaveBeenCalledWith(false);
  },
};

export const CancelledBeside: Story = {
  name: 'Lets one keep what was bought beside a granted plan and cancelled',
  args: {
    plan: {
      ...aPlan('beside'),
      bought: { plan: 'premium', state: 'cancelled', term_end: '2027-03-02T09:30:00.000Z', renews: false },
    },
  },
  tags: ['no-visual'], // As BoughtBeside, with the button of Cancelled.
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/and canceled it. It runs until March 2, 2027\.$/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Cancel plan' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep plan' }));
    await expect(args.onRenewalChange).toHaveBeenCalledWith(true);
  },
};

export const Shared: Story = {
  name: 'Says who shares the plan [GAP-047]',
  args: { plan: aPlan('team') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Astrid Hallberg shares it with you, free of charge.')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const Failed: Story = {
  name: 'Says when it was not kept',
  args: {
    plan: aPlan('cancelled'),
    renewalState: { status: 'failed', error: 'Payments are temporarily unavailable.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Payments are temporarily unavailable');
  },
};

const buy = fn();

export const Actions: Story = {
  name: 'Offers Premium at the checkout and Platinum by a mail to sales [GAP-079]',
  args: { plan: aPlan('free') },
  render: ({ plan }) => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 360 }}>
      {(['free', 'premium', 'platinum'] as const).map((one) => (
        <MemberPlanAction key={one} plan={one} own={plan} onBuy={buy} salesEmail="sales@millrace.example" />
      ))}
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('This is your plan.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Buy Premium' }));
    await expect(buy).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Contact Sales' })).toHaveAttribute(
      'href',
      'mailto:sales@millrace.example?subject=Platinum%20plan%20on%20Millrace',
    );
  },
};

export const NothingToPay: Story = {
  name: 'Leads to sales while nothing can be paid',
  args: { plan: { ...aPlan('free'), payments: 'off', can_buy: false } },
  render: ({ plan }) => (
    <MemberPlanAction plan="premium" own={plan} onBuy={buy} salesEmail="sales@millrace.example" />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Contact Sales' })).toBeVisible();
    await expect(canvas.getByText(/^Online payment is unavailable/)).toBeVisible();
  },
};

export const Invoices: Story = {
  render: () => <InvoiceList invoices={invoices()} />,
  tags: ['phone'],
  play: async ({ canvas }) => {
    const [row] = canvas.getAllByRole('listitem');
    await expect(row).toHaveTextContent('$1250 Paid');
    await expect(canvas.getByRole('link', { name: 'Invoice MR-2026-0001' })).toBeVisible();
  },
};
