import { StoryList } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PasswordField } from '.';

const meta = {
  title: 'UI/Inputs/PasswordField',
  component: PasswordField,
  args: { label: 'Password', defaultValue: 'kvarnholm' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 340 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(input).toHaveAttribute('type', 'password');
  },
};

export const Invalid: Story = { args: { error: 'At least 8 characters' } };

export const Matrix: Story = {
  tags: ['rtl', 'forced-colors'],
  render: (args) => (
    <StoryList
      variants={{
        rest: <PasswordField {...args} />,
        empty: <PasswordField {...args} defaultValue="" />,
        hint: <PasswordField {...args} hint="At least 8 characters" />,
        invalid: <PasswordField {...args} error="At least 8 characters" />,
        required: <PasswordField {...args} required mark="required" />,
        disabled: <PasswordField {...args} disabled />,
      }}
    />
  ),
};
