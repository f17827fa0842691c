import { products } from '@millrace/api-mocks';
import { FollowControl } from '@millrace/design-system';
import { errorStory, fitsItsPlace, loadingStory } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ProductList } from '.';

const rows = products(5);

const meta = {
  title: 'Catalogue/ProductList',
  component: ProductList,
  args: {
    state: { status: 'ready', rows, total: 38, more: 'idle' },
    renderFollow: ({ name }) => <FollowControl name={name} following={false} onFollowingChange={fn()} />,
    onUpdate: fn(),
    onDelete: fn(),
    onAdd: fn(),
    onLoadMore: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ProductList>;

export default meta;
type Story = StoryObj<typeof meta>;

const first = rows[0]?.name ?? '';

export const Default: Story = {
  name: 'Has View, Update, Follow and Delete for each product, and adds one [PROD-058]',
  tags: ['phone', 'rtl'],
  play: async ({ args, canvas, userEvent }) => {
    const view = canvas.getByRole('link', { name: `View ${first}` });
    await expect(view.getAttribute('href')).toMatch(/^\/product\/[^/]+\/[0-9a-f-]{36}$/);
    await expect(canvas.getByRole('button', { name: `Follow ${first}` })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `Update ${first}` }));
    await expect(args.onUpdate).toHaveBeenCalledWith(rows[0]);
    await userEvent.click(canvas.getByRole('button', { name: `Delete ${first}` }));
    await expect(args.onDelete).toHaveBeenCalledWith(rows[0]);
    await userEvent.click(canvas.getByRole('button', { name: 'Add Product' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Load more products' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = loadingStory;

export const Empty: Story = { args: { state: { status: 'empty' } } };

export const ErrorState: Story = { ...errorStory, name: 'Error' };

export const ForGuests: Story = {
  name: 'Shows Update, Delete and Add to those alone who may',
  args: { onUpdate: undefined, onDelete: undefined, onAdd: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^(Update|Delete|Add)/ })).not.toBeInTheDocument();
    await expect(canvas.getAllByRole('link', { name: /^View/ })).toHaveLength(5);
  },
};

export const LongText: Story = {
  args: {
    state: {
      status: 'ready',
      rows: products(1, {
        name: 'Hochtemperaturbeständigkeitsprüfstandsglasfaserverbundwerkstoff '.repeat(2),
      }),
      total: 1,
      more: 'idle',
    },
  },
  tags: ['phone'],
  play: fitsItsPlace,
};
