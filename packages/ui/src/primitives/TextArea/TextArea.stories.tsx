import { StoryList } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { TEXT_AREA_RESIZES, TextArea, type TextAreaProps } from '.';

const message = 'We draw 40 tonnes a year and look for a second source.';
const lines = (count: number) => Array.from({ length: count }, (_, index) => `Line ${index + 1}`).join('\n');

/** Props set by the controls; each story sets growth and count itself. */
interface Args
  extends Pick<TextAreaProps, 'label' | 'hint' | 'error' | 'defaultValue' | 'resize' | 'onValueChange'> {}

const meta = {
  title: 'UI/Inputs/TextArea',
  component: TextArea,
  args: {
    label: 'Message',
    hint: 'Goes to the contacts of the company.',
    defaultValue: message,
    onValueChange: fn(),
  },
  argTypes: { resize: { control: 'inline-radio', options: TEXT_AREA_RESIZES } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 340 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

export const Default: Story = {};

export const Invalid: Story = {
  args: { error: 'Message is mandatory', defaultValue: '' },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Message' });
    await expect(area).toBeInvalid();
    await expect(area).toHaveAccessibleDescription('Message is mandatory');
  },
};

export const Pasted: Story = {
  name: 'Takes what is pasted without what nobody sees',
  tags: ['no-visual'], // It looks as any other text.
  args: { defaultValue: '' },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.click(area);
    await userEvent.paste('one\u000btwo\ufeff');
    await expect(area).toHaveValue('one\ntwo');
  },
};

export const Growing: Story = {
  name: 'Grows with its text up to maxRows, and shrinks again',
  args: { defaultValue: '' },
  render: (args) => <TextArea {...args} rows={2} maxRows={6} />,
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Message' });
    const measureHeight = (text: string) => {
      fireEvent.change(area, { target: { value: text } });
      return area.offsetHeight;
    };
    const two = measureHeight('');
    await expect(measureHeight(lines(2))).toBe(two);
    const four = measureHeight(lines(4));
    await expect(four).toBeGreaterThan(two);
    const six = measureHeight(lines(6));
    await expect(six - four).toBe(four - two);
    await expect(measureHeight(lines(9))).toBe(six);
    await expect(measureHeight(lines(2))).toBe(two);
    measureHeight(lines(4));
  },
};

export const Count: Story = {
  name: 'Counts down, and says near the limit what is left',
  render: (args) => <TextArea {...args} maxRows={8} showCount maxLength={60} />,
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'Message' });
    await expect(canvas.getByText(`${message.length} of 60`)).toBeVisible();
    await expect(area).toHaveAccessibleDescription(
      'Goes to the contacts of the company. Up to 60 characters.',
    );
    await userEvent.type(area, ' Yes');
    await expect(area).toBeValid();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('2 characters left'), {
      timeout: 3000,
    });
  },
};

export const Reset: Story = {
  name: 'A form that is reset counts anew',
  tags: ['no-visual'], // Looks as Count does.
  render: (args) => (
    <form aria-label="Request">
      <TextArea {...args} showCount maxLength={60} />
      <button type="reset">Reset</button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), ' Yes');
    await expect(canvas.getByText(`${message.length + 4} of 60`)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(await canvas.findByText(`${message.length} of 60`)).toBeVisible();
  },
};

export const TooLong: Story = {
  name: 'Keeps what is too much, and marks it',
  render: (args) => <TextArea {...args} showCount maxLength={50} />,
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.type(area, '!');
    await expect(area).toBeInvalid();
    await expect(area).toHaveValue(`${message}!`);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('5 characters over the limit'), {
      timeout: 3000,
    });
  },
};

export const Matrix: Story = {
  tags: ['rtl', 'forced-colors'],
  render: ({ label, hint }) => (
    <StoryList
      variants={{
        rest: <TextArea label={label} hint={hint} placeholder="What do you need?" />,
        growing: <TextArea label={label} hint={hint} rows={1} maxRows={6} defaultValue={message} />,
        count: (
          <TextArea label={label} hint={hint} rows={2} showCount maxLength={2000} defaultValue={message} />
        ),
        'too long': <TextArea label={label} rows={2} showCount maxLength={50} defaultValue={message} />,
        invalid: <TextArea label={label} rows={2} showCount maxLength={2000} error="Message is mandatory" />,
        'read-only': <TextArea label={label} rows={2} readOnly defaultValue={message} />,
        disabled: <TextArea label={label} rows={2} disabled defaultValue={message} />,
      }}
    />
  ),
};
