import { aPost, aProduct } from '@millrace/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PostRelated } from '.';

const post = aPost();
const others = [
  aPost({ id: 'p2', text: 'The second furnace runs.' }),
  aPost({ id: 'p3', text: 'Drum 7 left the tower.' }),
];

const meta = {
  title: 'Feed/PostRelated',
  component: PostRelated,
  args: { post, product: aProduct(), aboutProduct: [post, ...others], byAuthor: others },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 300 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PostRelated>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Shows the product, and further posts without the post itself',
  tags: ['rtl'],
  play: async ({ canvas }) => {
    const about = within(canvas.getByRole('region', { name: /^More about/ }));
    await expect(about.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: aProduct().name })).toBeVisible();
  },
};

export const AuthorOnly: Story = {
  name: 'Shows the author’s posts alone for a post without a product',
  tags: ['no-visual'], // It looks like the end of Default.
  args: { product: undefined, aboutProduct: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: aProduct().name })).toBeNull();
    await expect(canvas.getByRole('region', { name: /^More by/ })).toBeVisible();
  },
};
