import { quotes } from '@millrace/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { QuoteList } from '.';

const meta = {
  title: 'Features/Quotes/QuoteList',
  tags: ['!autodocs'],
  component: QuoteList,
  args: {
    box: 'received',
    state: { status: 'ready', rows: quotes('received'), total: 1, more: 'idle' },
    onLoadMore: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof QuoteList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['phone', 'rtl'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Received' })).toHaveAttribute('aria-current', 'page');
    const row = canvas.getByRole('row', { name: /Preform silica glass/ });
    await expect(row).toHaveTextContent('Franziska Adler, Aurora Fiber AB');
    await expect(row).toHaveTextContent('Answered');
  },
};

export const Sent: Story = {
  args: { box: 'sent', state: { status: 'ready', rows: quotes('sent'), total: 1, more: 'idle' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /Preform silica glass/ })).toHaveTextContent(
      '2 of 3 answered',
    );
  },
};

export const Loading: Story = { args: { state: { status: 'loading' } } };

export const Empty: Story = {
  args: { state: { status: 'empty' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No requests for quotes yet')).toBeVisible();
  },
};

export const ErrorState: Story = {
  name: 'Error',
  args: { state: { status: 'error', message: 'The server did not answer.' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
