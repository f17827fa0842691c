import { StoryList } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TextField } from '.';

const meta = {
  title: 'UI/Inputs/TextField',
  component: TextField,
  args: {
    label: 'Company name',
    hint: 'As on the commercial register.',
    placeholder: 'e.g. Ostwald Quarzglas',
    onValueChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 340 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['forced-colors'],
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Company name' });
    await expect(input).toHaveAccessibleDescription('As on the commercial register.');
    await userEvent.type(input, 'Ost');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Ost');
  },
};

export const Invalid: Story = {
  name: 'The error takes the place of the hint',
  args: { error: 'Company name is mandatory' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Company name' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Company name is mandatory');
  },
};

export const Disabled: Story = {
  args: { disabled: true, defaultValue: 'Ostwald Quarzglas GmbH', hint: 'Only the owner can change this.' },
};

export const Matrix: Story = {
  tags: ['forced-colors', 'rtl', 'contrast'],
  render: ({ label, hint, placeholder }) => (
    <StoryList
      variants={{
        rest: <TextField label={label} hint={hint} placeholder={placeholder} />,
        filled: <TextField label={label} hint={hint} defaultValue="Ostwald Quarz" />,
        invalid: <TextField label={label} error="Company name is mandatory" />,
        disabled: <TextField label={label} disabled defaultValue="Ostwald Quarzglas GmbH" />,
        'label hidden': <TextField label={label} labelVisibility="hidden" placeholder={placeholder} />,
      }}
    />
  ),
};
