import { aLinkCase, linkCases } from '@millrace/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { CompanyLinkQueue, type CompanyLinkQueueProps } from '.';

const ready = (count: number, total = count): CompanyLinkQueueProps['state'] => ({
  status: 'ready',
  rows: linkCases(count),
  total,
  more: 'idle',
});

const meta = {
  title: 'Operations/CompanyLinkQueue',
  component: CompanyLinkQueue,
  args: {
    status: 'open',
    state: ready(2),
    asked: null,
    onAskedChange: fn(),
    deciding: { status: 'editing' },
    onDecide: fn(),
    onLoadMore: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof CompanyLinkQueue>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Requests and objections, with what is known and what can be decided [GAP-089]',
  tags: ['phone', 'rtl', 'forced-colors'],
  play: async ({ args, canvas, userEvent }) => {
    const [request, objection] = canvas
      .getAllByRole('listitem')
      .filter((row) => row.dataset.part === 'case') as [HTMLElement, HTMLElement];
    await expect(request).toHaveTextContent('Ida Månsson wants to be verified at Kvarnholm Silica AB');
    await expect(request).toHaveTextContent('Website: kvarnholm.example');
    await expect(request).toHaveTextContent('Email at laboratory.example');
    await expect(objection).toHaveTextContent(
      'Astrid Hallberg objects to the listing of Vera Quist with Kvarnholm Silica AB',
    );
    await expect(objection).toHaveTextContent('Not verified by Rosa Lindqvist');
    await userEvent.click(within(objection).getByRole('button', { name: 'End listing' }));
    await expect(args.onAskedChange).toHaveBeenCalledWith({ one: linkCases(2)[1], decision: 'end' });
  },
};

export const Deciding: Story = {
  name: 'Says what follows from a decision, and asks for a note',
  args: { asked: { one: aLinkCase(), decision: 'verify' } },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Verify Ida Månsson?' }));
    await expect(dialog.getByText(/website domain are verified/)).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /Note/ }), 'Asked by telephone.');
    await userEvent.click(dialog.getByRole('button', { name: 'Verify' }));
    await expect(args.onDecide).toHaveBeenCalledWith('Asked by telephone.');
  },
};

export const Own: Story = {
  name: 'Leaves what is about oneself to others',
  args: { state: { status: 'ready', rows: linkCases(1, { possible: [] }), total: 1, more: 'idle' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This case is about you, so another moderator decides.')).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    state: {
      status: 'ready',
      rows: linkCases(1, { text: `${'Word '.repeat(80)}${'x'.repeat(200)}` }),
      total: 1,
      more: 'idle',
    },
  },
  tags: ['phone'],
  play: async ({ canvasElement }) => {
    const { documentElement } = canvasElement.ownerDocument;
    await expect(documentElement.scrollWidth).toBeLessThanOrEqual(documentElement.clientWidth);
  },
};
