import { StoryList } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Checkbox } from '../Checkbox';
import { TextField } from '../TextField';
import { FIELD_MARKS, Field, FieldGroup } from '.';

const meta = {
  title: 'UI/Inputs/Field',
  component: Field,
  args: {
    label: 'Draw length',
    hint: 'In kilometres.',
    children: (control) => <input type="range" style={{ blockSize: 24 }} {...control} />,
  },
  argTypes: {
    children: { control: false },
    mark: { control: 'inline-radio', options: FIELD_MARKS },
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Draw length' });
    await expect(slider).toHaveAccessibleDescription('In kilometres.');
  },
};

export const Required: Story = {
  name: 'The asterisk is for the eye, the control says it is required',
  render: () => <TextField label="Company name" required />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Company name' })).toBeRequired();
    await expect(canvas.getByText('*')).toBeVisible();
  },
};

export const Group: Story = {
  name: 'Controls that belong together stand in a FieldGroup',
  render: () => (
    <FieldGroup label="Delivery" hint="At least one." mark="optional">
      <Checkbox label="By sea" />
      <Checkbox label="By rail" />
    </FieldGroup>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Delivery (optional)' });
    await expect(group).toHaveAccessibleDescription('At least one.');
  },
};

export const Matrix: Story = {
  tags: ['rtl', 'forced-colors'],
  render: () => (
    <StoryList
      variants={Object.fromEntries(
        FIELD_MARKS.map((mark) => [
          mark,
          <TextField key={mark} label="Company name" mark={mark} required={mark === 'required'} />,
        ]),
      )}
    />
  ),
};
