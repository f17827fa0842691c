import { StoryList } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FormEvent, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { useInvalidFocus } from '../../hooks/useInvalidFocus';
import { Button } from '../Button';
import { DatePicker } from '../DatePicker';
import { NumberField } from '../NumberField';
import { RadioGroup } from '../RadioGroup';
import { Stack } from '../Stack';
import { TextField } from '../TextField';
import { ErrorSummary } from '.';

const refusals: Readonly<Record<string, string>> = {
  start: 'Start date is mandatory',
  type: 'Choose what the company is',
  length: 'No spool is that long',
};

const types = [
  { value: 'MANUFACTURER', label: 'Manufacturer' },
  { value: 'DISTRIBUTOR', label: 'Distributor' },
];

/** A form rejected by the server. */
function Example() {
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const { formRef, focusInvalid } = useInvalidFocus();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setErrors(refusals);
    focusInvalid();
  };
  return (
    <form ref={formRef} aria-label="Offer" noValidate onSubmit={handleSubmit}>
      <Stack gap="md">
        <ErrorSummary fields={errors} />
        <TextField label="Event" name="event" defaultValue="Fibre days" />
        <DatePicker label="Start date" name="start" error={errors.start} />
        <RadioGroup label="Type" name="type" options={types} error={errors.type} />
        <NumberField label="Draw length" name="length" unit="km" error={errors.length} />
        <Button type="submit" tone="primary">
          Save
        </Button>
      </Stack>
    </form>
  );
}

const meta = {
  title: 'UI/Feedback/ErrorSummary',
  component: ErrorSummary,
  args: { fields: refusals },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 440 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Check 3 fields');
    await expect(canvas.getByRole('link', { name: 'Start date is mandatory' })).toHaveAttribute(
      'href',
      '#start',
    );
  },
};

export const Empty: Story = {
  name: 'Without any error it is not there',
  args: { fields: {} },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const InAForm: Story = {
  name: 'A failed submit puts the focus on the first invalid field, and each link on its own',
  tags: ['phone', 'rtl'],
  render: () => <Example />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByRole('spinbutton', { name: /^month/ })).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: 'Event' })).toHaveValue('Fibre days');
    await userEvent.click(canvas.getByRole('link', { name: 'No spool is that long' }));
    await expect(canvas.getByRole('textbox', { name: 'Draw length' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Choose what the company is' }));
    await expect(canvas.getByRole('radio', { name: 'Manufacturer' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Start date is mandatory' }));
    await expect(canvas.getByRole('spinbutton', { name: /^month/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByRole('spinbutton', { name: /^month/ })).toHaveFocus();
  },
};

export const Matrix: Story = {
  tags: ['forced-colors'],
  render: () => (
    <StoryList
      variants={{
        'one field': <ErrorSummary role="note" fields={{ start: 'Start date is mandatory' }} />,
        'the sentence of the server': (
          <ErrorSummary role="note" title="Check the marked field." fields={refusals} />
        ),
        'no field': <ErrorSummary role="note" title="The company was changed meanwhile." fields={{}} />,
      }}
    />
  ),
};
