import { StoryList } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Progress } from '.';

const meta = {
  title: 'UI/Feedback/Progress',
  component: Progress,
  args: { label: 'Uploading drape-limits.pdf', value: 0.62 },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['forced-colors'],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading drape-limits.pdf' });
    await expect(bar).toHaveValue(0.62);
    await expect(canvas.getByText('62%')).toBeVisible();
  },
};

export const Indeterminate: Story = {
  name: 'Without a value it says that work goes on, and no number',
  tags: ['rtl', 'forced-colors'],
  args: { label: 'Checking drape-limits.pdf', value: undefined },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Checking drape-limits.pdf' });
    await expect(bar).not.toHaveAttribute('value');
    await expect(canvas.queryByText(/%/)).toBeNull();
  },
};

export const Detail: Story = {
  args: { label: 'Importing companies', value: 0.25, detail: '3 of 12 files' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 of 12 files')).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '3 of 12 files');
  },
};

export const Matrix: Story = {
  tags: ['forced-colors', 'contrast'],
  render: ({ label }) => (
    <StoryList
      variants={Object.fromEntries(
        [0, 0.08, 0.62, 1].map((value) => [
          String(value),
          <Progress
            key={value}
            label={label}
            value={value}
            style={{ inlineSize: '100%', maxInlineSize: 420 }}
          />,
        ]),
      )}
    />
  ),
};
