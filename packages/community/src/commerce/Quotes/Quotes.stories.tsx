import { aQuote } from '@millrace/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { QuoteDetail } from '.';

const meta = {
  title: 'Commerce/Quotes',
  component: QuoteDetail,
  args: {
    state: { status: 'ready', quote: aQuote('sent') },
    answering: { status: 'editing' },
    attachmentHref: (companyId) => `https://api.millrace.example/quotes/${companyId ?? 'request'}`,
    onAnswer: fn(),
    onRetry: fn(),
  },
  argTypes: { state: { control: false }, answering: { control: false } },
} satisfies Meta<typeof QuoteDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Shows the buyer the answers of suppliers side by side [DIFF-003]',
  tags: ['phone', 'rtl', 'forced-colors'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'Quote request: Preform silica glass' })).toBeVisible();
    const [first, second] = canvasElement.querySelectorAll<HTMLElement>('[data-part="answer"]');
    await expect(first).toHaveTextContent('Kvarnholm Silica AB');
    await expect(first).toHaveTextContent('1240 EUR a kilogram');
    await expect(first).toHaveTextContent('8 weeks');
    await expect(second).toHaveTextContent('14 weeks');
    await expect(second).toHaveTextContent('Not specified');
    await expect(within(first as HTMLElement).getByRole('link', { name: 'offer.pdf' })).toHaveAttribute(
      'href',
      expect.stringMatching(/quotes\/a8899a0b/),
    );
    await expect(canvas.queryByRole('button', { name: /^Send/ })).toBeNull();
  },
};

export const Loading: Story = { args: { state: { status: 'loading' } } };

export const ErrorState: Story = {
  name: 'Error',
  args: { state: { status: 'error', message: 'We couldn’t reach the server.' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const NoAnswers: Story = {
  name: 'Says how many suppliers were asked while none has answered',
  args: { state: { status: 'ready', quote: aQuote('sent', { answers: [], answered: 0 }) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No replies yet')).toBeVisible();
    await expect(canvas.getByText(/^We sent your request to 3 suppliers/)).toBeVisible();
  },
};

export const SalesDesk: Story = {
  name: 'Says that the sales desk answers where the plan reaches no suppliers [PLAN-009]',
  args: { state: { status: 'ready', quote: aQuote('sent', { answers: [], answered: 0, recipients: 0 }) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your request went to our sales desk')).toBeVisible();
  },
};

export const ForASupplier: Story = {
  name: 'Asks a supplier for price, lead time, minimum order and words [DIFF-003]',
  tags: ['phone'],
  args: { state: { status: 'ready', quote: aQuote('received', { answers: [], answered: 0 }) } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send reply' }));
    await expect(canvas.getByText('Enter a message.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^Your message/ })).toHaveFocus();
    await expect(args.onAnswer).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Price' }), '1200 EUR a kilogram');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Your message/ }), 'From May on.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send reply' }));
    await expect(args.onAnswer).toHaveBeenCalledWith({
      price: '1200 EUR a kilogram',
      lead_time: '',
      minimum_order: '',
      message: 'From May on.',
      removeAttachment: false,
      basedOn: null,
    });
  },
};

export const Answered: Story = {
  name: 'Holds what was answered, to be changed',
  args: { state: { status: 'ready', quote: aQuote('received') }, answering: { status: 'sent' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Reply sent. You can change it here.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Lead time' })).toHaveValue('8 weeks');
    await expect(canvas.getByRole('checkbox', { name: 'Remove file' })).not.toBeChecked();
  },
};

export const Sending: Story = {
  args: { state: { status: 'ready', quote: aQuote('received') }, answering: { status: 'sending' } },
};

export const Failed: Story = {
  args: {
    state: { status: 'ready', quote: aQuote('received') },
    answering: { status: 'failed', reason: null, fields: {} },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^We couldn’t send your reply\./);
  },
};

const sent = aQuote('sent');

export const LongText: Story = {
  tags: ['phone'],
  args: {
    state: {
      status: 'ready',
      quote: {
        ...sent,
        message: 'Preforms of 120 mm with an outer layer of fluorine-doped glass. '.repeat(12),
        answers: [...sent.answers, ...sent.answers].map((one, index) => ({
          ...one,
          company_id: `${one.company_id.slice(0, -1)}${index}`,
          message: 'We can deliver from July on, in four parts. '.repeat(index * 4 + 1),
          minimum_order: 'A full furnace load of some 1,800 kilograms, or half of it with a surcharge',
        })),
      },
    },
  },
};
