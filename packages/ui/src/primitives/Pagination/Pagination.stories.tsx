import { StoryList } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Pagination } from '.';

const pageHref = (page: number) => `?page=${page}`;

const meta = {
  title: 'UI/Navigation/Pagination',
  component: Pagination,
  args: { label: 'Pages of the search results', current: 3, total: 12, pageHref },
  argTypes: {
    current: { control: { type: 'number', min: 1 } },
    total: { control: { type: 'number', min: 1 } },
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['phone', 'rtl'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '?page=4');
    await expect(canvas.getByRole('link', { name: 'Previous page' })).toHaveAttribute('rel', 'prev');
  },
};

export const Wide: Story = {
  render: (args) => (
    <div style={{ inlineSize: '100%', maxInlineSize: 600 }}>
      <Pagination {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const current = canvas.getByRole('link', { current: 'page' });
    await expect(current).toHaveAccessibleName('Page 3');
    await expect(canvas.queryByText('Page 3 of 12')).not.toBeVisible();
  },
};

export const NarrowContainer: Story = {
  name: 'In a narrow container it says which page of how many',
  render: (args) => (
    <div style={{ inlineSize: 300 }}>
      <Pagination {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Page 3 of 12')).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};

export const Ends: Story = {
  name: 'At the ends there is no page before, or none after',
  args: { current: 1, total: 3 },
  play: async ({ canvas }) => {
    const previous = canvas.getByRole('link', { name: 'Previous page' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await expect(previous).not.toHaveAttribute('href');
  },
};

export const Matrix: Story = {
  tags: ['rtl', 'forced-colors'],
  render: () => (
    <StoryList
      variants={Object.fromEntries(
        [
          [1, 2],
          [4, 7],
          [1, 12],
          [5, 12],
          [12, 12],
          [1204, 2480],
        ].map(([current = 1, total = 1]) => [
          `${current} of ${total}`,
          <div key={`${current} of ${total}`} style={{ inlineSize: '100%', maxInlineSize: 600 }}>
            <Pagination label={`Pages, ${current} of ${total}`} {...{ current, total, pageHref }} />
          </div>,
        ]),
      )}
    />
  ),
};
