import { StoryList } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ErrorState } from '.';

const meta = {
  title: 'UI/Feedback/ErrorState',
  component: ErrorState,
  args: {
    title: 'Suppliers did not load',
    description: 'The connection broke off. Your sorting is kept.',
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Suppliers did not load');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Retrying: Story = { args: { retrying: true } };

export const Matrix: Story = {
  tags: ['rtl', 'forced-colors'],
  render: (args) => (
    <StoryList
      variants={{
        rest: <ErrorState {...args} />,
        retrying: <ErrorState {...args} retrying />,
        'without a description': <ErrorState {...args} description={undefined} />,
        'without a retry': <ErrorState {...args} onRetry={undefined} />,
      }}
    />
  ),
};
