import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { InquiryCard } from '.';

const meta = {
  title: 'Commerce/InquiryForm/InquiryCard',
  component: InquiryCard,
  args: { onOpen: fn(), onDismiss: fn() },
} satisfies Meta<typeof InquiryCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['rtl'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByRole('complementary', { name: 'Tell us what you are looking for:' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Write to us' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect([args.onOpen, args.onDismiss].every(({ mock }) => mock.calls.length === 1)).toBe(true);
  },
};
