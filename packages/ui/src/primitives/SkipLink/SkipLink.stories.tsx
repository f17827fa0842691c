import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SkipLink } from '.';

const meta = {
  title: 'UI/Navigation/SkipLink',
  component: SkipLink,
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', blockSize: 80 }}>
        <Story />
        {/* No `<main>`, as the documentation page already has one. */}
        <div id="main" tabIndex={-1}>
          Content
        </div>
      </div>
    ),
  ],
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['forced-colors'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  },
};
