import { calendars as knownCalendars } from '@millrace/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { CalendarLinks, SubscribeCard } from '.';

const calendars = knownCalendars();
const [own, product] = calendars;
if (!own || !product) throw new Error('Two are known.');

const meta = {
  title: 'Events/CalendarLinks',
  component: CalendarLinks,
  args: {
    state: { status: 'ready', rows: calendars, total: 2, more: 'idle' },
    followed: {
      status: 'ready',
      products: [
        { id: product.product?.id ?? '', name: 'Preform silica glass' },
        { id: '0f6c1c0e-90a7-4b7e-8a77-2d5f0a6f1c11', name: 'High-purity helium, 5.0' },
      ],
    },
    number: 9,
    ending: null,
    endState: { status: 'idle' },
    onCreate: fn(),
    onDismiss: fn(),
    onEnd: fn(),
    onEndingChange: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof CalendarLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Shows each link, what subscribes to it, and offers what has none yet',
  tags: ['phone', 'rtl', 'forced-colors'],
  play: async ({ args, canvas, userEvent }) => {
    const links = canvas.getAllByRole('textbox', { name: /^Secret link for/ });
    await expect(links.map((link) => (link as HTMLInputElement).value)).toEqual([own.url, product.url]);
    const group = canvas.getByRole('group', { name: 'Subscribe to Your events' });
    await expect(group.querySelector('a')?.href).toBe(own.url.replace('https:', 'webcal:'));
    const choice = canvas.getByRole('combobox', { name: 'Calendar' });
    await expect([...choice.querySelectorAll('option')].map(({ label }) => label)).toEqual([
      'High-purity helium, 5.0',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Create link' }));
    await expect(args.onCreate).toHaveBeenCalledWith('0f6c1c0e-90a7-4b7e-8a77-2d5f0a6f1c11');
    await userEvent.click(canvas.getByRole('button', { name: 'Revoke link for Preform silica glass' }));
    await expect(args.onEndingChange).toHaveBeenCalledWith(product);
  },
};

export const Loading: Story = { args: { state: { status: 'loading' } } };

export const Empty: Story = {
  args: { state: { status: 'empty' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('No calendar links yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Create link' }));
    await expect(args.onCreate).toHaveBeenCalledWith(null);
  },
};

export const ErrorState: Story = {
  name: 'Error',
  args: { state: { status: 'error', message: 'We couldn’t reach the server. Try again in a moment.' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: 'Create link' })).toBeNull();
  },
};

export const Complete: Story = {
  name: 'Offers none where all have a link',
  args: { followed: { status: 'ready', products: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Each product that you follow already has a link.')).toBeVisible();
  },
};

const retryFollowed = fn();

export const FollowedMissing: Story = {
  name: 'Says when the followed products did not come, and reads them again',
  args: { followed: { status: 'failed', onRetry: retryFollowed } },
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.queryByText(/^Each product that you follow already has a link/),
    ).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retryFollowed).toHaveBeenCalledOnce();
  },
};

export const FollowedLoading: Story = {
  name: 'Says while the followed products are on their way',
  args: { followed: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the products that you follow…')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { failure: { text: 'We couldn’t reach the server. Try again in a moment.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};

export const Asks: Story = {
  name: 'Asks before a link ends, and says when it did not',
  args: { ending: product, endState: { status: 'failed', error: 'It still works.' } },
  play: async ({ args, userEvent }) => {
    const question = screen.getByRole('alertdialog', { name: 'Revoke this link?' });
    await expect(question).toHaveTextContent('It still works.');
    await userEvent.click(screen.getByRole('button', { name: 'Revoke link' }));
    await expect(args.onEnd).toHaveBeenCalledWith(product);
  },
};

export const Card: Story = {
  name: 'Leads to where links are made',
  render: () => (
    <div style={{ maxInlineSize: 300 }}>
      <SubscribeCard href="/settings/calendar" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Subscribe' })).toHaveAttribute(
      'href',
      '/settings/calendar',
    );
  },
};
