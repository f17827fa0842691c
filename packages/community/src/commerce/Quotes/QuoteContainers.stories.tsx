import { createClient, type QuoteRequestDetail, quoteMutations, quoteQueries } from '@millrace/api-client';
import { aQuote, empty, failing } from '@millrace/api-mocks';
import { withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { QuoteDetailContainer, QuoteListContainer } from '.';

const meta = {
  title: 'Commerce/Quotes/Containers',
  tags: ['!autodocs', 'no-visual'], // Quotes and QuoteList draw the like of what these end with.
  component: QuoteDetailContainer,
  ...withApi,
  args: { id: aQuote('received').id, onSignInRequired: fn() },
} satisfies Meta<typeof QuoteDetailContainer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Answers: Story = {
  name: 'Changes the answer of one’s company, with another file [DIFF-003]',
  play: async ({ canvas, canvasElement, userEvent }) => {
    const price = await canvas.findByRole('textbox', { name: 'Price' });
    await userEvent.clear(price);
    await userEvent.type(price, '1100 EUR a kilogram');
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    await userEvent.upload(
      input as HTMLInputElement,
      new File(['%PDF-1.4'], 'better.pdf', { type: 'application/pdf' }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Update reply' }));
    await expect(await canvas.findByText('Reply sent. You can change it here.')).toBeVisible();
    await expect(canvas.getByText(/^better\.pdf is attached\./)).toBeVisible();
  },
};

export const Overtaken: Story = {
  name: 'Shows what a colleague has answered meanwhile, and keeps what was typed [GAP-058]',
  play: async ({ canvas, userEvent }) => {
    const time = await canvas.findByRole('textbox', { name: 'Lead time' });
    await userEvent.clear(time);
    await userEvent.type(time, '6 weeks');
    const client = createClient({ baseUrl: 'https://api.millrace.example' });
    const colleague = quoteMutations(client).answer(aQuote('received').id);
    const before = (await quoteQueries(client)
      .detail(aQuote('received').id)
      .queryFn?.({
        signal: new AbortController().signal,
      } as never)) as QuoteRequestDetail;
    await colleague.mutationFn?.(
      { message: 'From stock.', price: '990 EUR', basedOn: before.answers[0]?.answered ?? null },
      undefined as never,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Update reply' }));
    await expect(await canvas.findByText('From stock.')).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('990 EUR');
    await expect(time).toHaveValue('6 weeks');
    await userEvent.click(canvas.getByRole('button', { name: 'Replace with my reply' }));
    await expect(await canvas.findByText('Reply sent. You can change it here.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Lead time' })).toHaveValue('6 weeks');
  },
};

export const Fails: Story = {
  name: 'Keeps what was typed when it fails, and sends it on the next try',
  parameters: { api: { scenarios: [failing('server', { operations: ['answerQuoteRequest'], times: 1 })] } },
  play: async ({ canvas, userEvent }) => {
    const time = await canvas.findByRole('textbox', { name: 'Lead time' });
    await userEvent.clear(time);
    await userEvent.type(time, '6 weeks');
    await userEvent.click(canvas.getByRole('button', { name: 'Update reply' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Lead time' })).toHaveValue('6 weeks');
    await userEvent.click(canvas.getByRole('button', { name: 'Update reply' }));
    await expect(await canvas.findByText('Reply sent. You can change it here.')).toBeVisible();
  },
};

export const SignedOut: Story = {
  name: 'Leads to the login when the session has ended meanwhile',
  parameters: { api: { scenarios: [failing('signed-out', { operations: ['answerQuoteRequest'] })] } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Update reply' }));
    await waitFor(() => expect(args.onSignInRequired).toHaveBeenCalledOnce());
  },
};

export const Lists: Story = {
  name: 'Lists what one’s company was sent',
  render: () => <QuoteListContainer box="received" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Preform silica glass' })).toBeVisible();
  },
};

export const ListsNothing: Story = {
  name: 'Says where requests are made while there is none',
  render: () => <QuoteListContainer box="sent" />,
  parameters: { api: { scenarios: [empty()] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You haven’t requested a quote yet')).toBeVisible();
  },
};
