import { StoryList } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { I18nProvider } from 'react-aria';
import { expect, fn } from 'storybook/test';

import { HOUR_CYCLES, TimeField } from '.';

const meta = {
  title: 'UI/Inputs/TimeField',
  component: TimeField,
  args: {
    label: 'Doors open',
    hint: 'Local time of the venue.',
    defaultValue: '09:00',
    onValueChange: fn(),
  },
  argTypes: { hourCycle: { control: 'inline-radio', options: HOUR_CYCLES } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 340 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TimeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Doors open' })).toBeVisible();
    await userEvent.click(canvas.getByText('Doors open'));
    await userEvent.keyboard('230');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('02:30');
    await userEvent.keyboard('{ArrowRight}p');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('14:30');
  },
};

export const Controlled: Story = {
  name: 'Its owner holds the time',
  tags: ['no-visual'], // Looks as Default does.
  render: ({ defaultValue, onValueChange, ...args }) => {
    const [time, setTime] = useState(defaultValue ?? null);
    return (
      <TimeField
        {...args}
        value={time}
        onValueChange={(next) => {
          setTime(next);
          onValueChange?.(next);
        }}
      />
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: /hour/ }));
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('11:00');
    await expect(canvas.getByRole('spinbutton', { name: /hour/ })).toHaveTextContent('11');
  },
};

export const Empty: Story = { args: { defaultValue: null } };

export const Invalid: Story = {
  name: 'Says what is out of bounds when the field is left',
  args: { min: '08:00', max: '18:30', defaultValue: '19:00' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Choose 6:30 PM or earlier.')).toBeVisible();
    await userEvent.click(canvas.getByRole('spinbutton', { name: /hour/ }));
    await userEvent.keyboard('4');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.queryByText(/or earlier/)).toBeNull();
  },
};

export const Required: Story = {
  name: 'A form waits for it',
  tags: ['no-visual'], // Looks like Invalid, with the browser’s own error text.
  args: { required: true, defaultValue: null },
  render: (args) => (
    <form aria-label="Event">
      <TimeField {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Event' });
    await expect(form.reportValidity()).toBe(false);
    await userEvent.keyboard('930a');
    await expect(form.checkValidity()).toBe(true);
  },
};

export const InAForm: Story = {
  name: 'A form receives hours of the day',
  args: { name: 'doors', defaultValue: '14:30' },
  render: (args) => (
    <form aria-label="Event">
      <TimeField {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Event' });
    await expect(new FormData(form).get('doors')).toBe('14:30');
  },
};

const locales = ['en-US', 'de-DE', 'ja-JP', 'ar-EG'];

export const Matrix: Story = {
  tags: ['rtl', 'forced-colors'],
  render: ({ label, hint }) => (
    <StoryList
      variants={{
        ...Object.fromEntries(
          locales.map((locale) => [
            locale,
            <I18nProvider key={locale} locale={locale}>
              <TimeField label={label} defaultValue="14:30" />
            </I18nProvider>,
          ]),
        ),
        '24 hours in English': <TimeField label={label} defaultValue="14:30" hourCycle={24} />,
        empty: <TimeField label={label} hint={hint} />,
        invalid: <TimeField label={label} defaultValue="19:00" error="The hall closes at six" />,
        disabled: <TimeField label={label} disabled defaultValue="14:30" />,
      }}
    />
  ),
};
