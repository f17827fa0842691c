import { StoryList } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { I18nProvider } from 'react-aria';
import { expect, fn, waitFor } from 'storybook/test';
import { DateField } from '.';

const meta = {
  title: 'UI/Inputs/DateField',
  component: DateField,
  args: {
    label: 'Founded on',
    hint: 'As on the commercial register.',
    defaultValue: '1968-03-02',
    onValueChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 340 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const group = canvas.getByRole('group', { name: 'Founded on' });
    await expect(group).toHaveAccessibleDescription(/As on the commercial register\./);
    await userEvent.click(canvas.getByText('Founded on'));
    await expect(canvas.getByRole('spinbutton', { name: /month/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1968-04-02');
    await userEvent.keyboard('12242026');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-24');
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.getByRole('spinbutton', { name: /year/ })).toHaveTextContent('202');
  },
};

export const Empty: Story = {
  args: { defaultValue: null },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('3');
    await userEvent.keyboard('2');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowRight}2026');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-03-02');
    await expect(canvas.getByRole('spinbutton', { name: /year/ })).toHaveFocus();
  },
};

export const Controlled: Story = {
  name: 'Is told its date with each render',
  args: { value: '1968-03-02' },
  render: function Told({ defaultValue: _, value, onValueChange, ...args }) {
    const [date, setDate] = useState(value ?? null);
    const handleChange = (next: string | null) => {
      setDate(next);
      onValueChange?.(next);
    };
    return <DateField {...args} value={date} onValueChange={handleChange} />;
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Founded on'));
    await userEvent.keyboard('12242026');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-24');
    await expect(canvas.getByRole('spinbutton', { name: /year/ })).toHaveTextContent('2026');
  },
};

export const Invalid: Story = {
  args: { error: 'Nobody is that old' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton', { name: /year/ })).toBeInvalid();
    const group = canvas.getByRole('group', { name: 'Founded on' });
    await expect(group).toHaveAccessibleDescription(/Nobody is that old/);
  },
};

export const OutOfBounds: Story = {
  name: 'Says what is out of bounds when the field is left, not while it is typed',
  args: { min: '1900-01-01', max: '2026-03-02', defaultValue: '2026-03-01' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: /year/ }));
    await userEvent.keyboard('18');
    await expect(canvas.queryByText(/or later/)).toBeNull();
    await userEvent.keyboard('50');
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1850-03-01');
    await expect(canvas.getByText('Choose Jan 1, 1900 or later.')).toBeVisible();
  },
};

export const Required: Story = {
  name: 'A form waits for it, and says so where it is',
  tags: ['no-visual'], // Looks like Invalid, with the browser’s own error text.
  args: { required: true, defaultValue: null },
  render: (args) => (
    <form aria-label="Company">
      <DateField {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Company' });
    await expect(form.reportValidity()).toBe(false);
    const month = canvas.getByRole('spinbutton', { name: /month/ });
    await expect(month).toHaveFocus();
    const group = canvas.getByRole('group', { name: /^Founded on/ });
    await waitFor(() => expect(group).toHaveAccessibleDescription(/fill out/));
    await userEvent.keyboard('12242026');
    await expect(form.checkValidity()).toBe(true);
    await expect(canvas.queryByText(/fill out/)).toBeNull();
  },
};

export const InAForm: Story = {
  name: 'A form receives the ISO date, whatever the language',
  args: { name: 'founded' },
  render: (args) => (
    <I18nProvider locale="th-TH">
      <form aria-label="Company">
        <DateField {...args} />
      </form>
    </I18nProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton', { name: /ปี/ })).toHaveTextContent('2511');
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Company' });
    await expect(new FormData(form).get('founded')).toBe('1968-03-02');
  },
};

const locales = ['en-US', 'en-GB', 'de-DE', 'ja-JP', 'he-IL', 'ar-EG'];

export const Matrix: Story = {
  tags: ['rtl', 'phone', 'forced-colors'],
  render: ({ label, hint }) => (
    <StoryList
      variants={{
        ...Object.fromEntries(
          locales.map((locale) => [
            locale,
            <I18nProvider key={locale} locale={locale}>
              <DateField label={label} defaultValue="2026-03-02" />
            </I18nProvider>,
          ]),
        ),
        empty: <DateField label={label} hint={hint} required />,
        invalid: <DateField label={label} defaultValue="2026-03-02" error="Nobody is that young" />,
        'read-only': <DateField label={label} readOnly defaultValue="2026-03-02" />,
        disabled: <DateField label={label} disabled defaultValue="2026-03-02" />,
      }}
    />
  ),
};
