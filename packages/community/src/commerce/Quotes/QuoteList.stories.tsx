import { quotes } from '@millrace/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { QuoteList } from '.';

const meta = {
  title: 'Commerce/Quotes/QuoteList',
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
    await expect(row).toHaveTextContent('Replied');
  },
};

export const Sent: Story = {
  args: { box: 'sent', state: { status: 'ready', rows: quotes('sent'), total: 1, more: 'idle' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /Preform silica glass/ })).toHaveTextContent(
      '2 of 3 replied',
    );
  },
};

export const Loading: Story = { args: { state: { status: 'loading' } } };

export const Empty: Story = {
  args: { state: { status: 'empty' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No quote requests yet')).toBeVisible();
  },
};

export const Unverified: Story = {
  name: 'Says to who is not verified who reads them, and leads to where that changes [GAP-089]',
  args: {
    state: { status: 'empty' },
    unverifiedCompany: { id: 'a8899a0b-0d32-538f-9678-7b8c6a589106', name: 'Kvarnholm Silica AB' },
  },
  tags: ['phone'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent(
      /^Only verified people of Kvarnholm Silica AB can read its quote requests\./,
    );
    await expect(canvas.getByRole('link', { name: 'See how to get verified' })).toHaveAttribute(
      'href',
      '/company/kvarnholm-silica-ab/a8899a0b-0d32-538f-9678-7b8c6a589106',
    );
  },
};

export const ErrorState: Story = {
  name: 'Error',
  args: { state: { status: 'error', message: 'We couldn’t reach the server.' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: {
    state: {
      status: 'ready',
      rows: quotes('received').map((quote) => ({
        ...quote,
        product_name:
          'Polarisationserhaltungsfaserherstellungsverfahrensvorform, strahlungsgehärtet und polyimidbeschichtet',
        buyer: 'Hubertus-Maximilian Wolfeschlegelsteinhausenbergerdorff',
        company_name: 'Vereinigte Quarzglas- und Glasfaserwerke Oberlausitz-Niederschlesien GmbH & Co. KG',
      })),
      total: 1,
      more: 'idle',
    },
  },
  tags: ['phone'],
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth);
  },
};
