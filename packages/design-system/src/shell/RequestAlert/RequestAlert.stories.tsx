import { fitsItsPlace } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RequestAlert } from '.';

const meta = {
  title: 'Shell/RequestAlert',
  component: RequestAlert,
  args: { failure: { text: 'Too many requests. Try again in 40 minutes.' }, onDismiss: fn() },
} satisfies Meta<typeof RequestAlert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Is headed "Error", has the server\'s text and can be dismissed [ERR-001]',
  tags: ['phone', 'rtl', 'forced-colors'],
  play: async ({ args, canvas, userEvent }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('ErrorToo many requests. Try again in 40 minutes.');
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const Unanswered: Story = {
  name: 'Unanswered: is not headed "Error", and says that the form can be sent again [ERR-001]',
  args: { failure: { text: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your text is still here');
    await expect(canvas.queryByText('Error')).not.toBeInTheDocument();
  },
};

export const LongText: Story = {
  args: { failure: { text: `${'Elektrizitätsversorgungsunternehmen'.repeat(6)} is not known. `.repeat(4) } },
  tags: ['phone'],
  play: fitsItsPlace,
};
