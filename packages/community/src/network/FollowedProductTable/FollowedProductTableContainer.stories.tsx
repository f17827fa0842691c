import { aProduct, failing, huge, withData } from '@millrace/api-mocks';
import { sentRequests, withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { FollowedProductTableContainer } from '.';

const { id, name } = aProduct();

/** The viewer follows the contract's preform. */
const followsOne = withData(({ products }) => {
  const product = products.get(id);
  if (product) products.set(id, { ...product, following: true });
});

const meta = {
  title: 'Network/FollowedProductTableContainer',
  tags: ['!autodocs'],
  component: FollowedProductTableContainer,
  ...withApi,
  args: { onSignInRequired: fn() },
  parameters: { api: { scenarios: [followsOne] } },
} satisfies Meta<typeof FollowedProductTableContainer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Unfollows in place, and follows again',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Following, Unfollow ${name}` }));
    const follow = await canvas.findByRole('button', { name: `Follow ${name}` });
    await expect(canvas.getByRole('link', { name })).toBeVisible();
    await userEvent.click(follow);
    await expect(await canvas.findByRole('button', { name: `Following, Unfollow ${name}` })).toBeVisible();
    await expect(sentRequests().filter((request) => request.startsWith('POST'))).toEqual([
      'POST /api/v1/product/unfollow',
      'POST /api/v1/product/follow',
    ]);
  },
};

export const FollowFails: Story = {
  name: 'A change that fails leaves the control as it was and says so',
  parameters: { api: { scenarios: [followsOne, failing('server', { operations: ['unfollowProduct'] })] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Following, Unfollow ${name}` }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(`follow or unfollow ${name}`);
    await expect(canvas.getByRole('button', { name: `Following, Unfollow ${name}` })).toBeVisible();
  },
};

export const SignedOut: Story = {
  name: 'Leads to the login when the session has ended',
  parameters: {
    api: { scenarios: [followsOne, failing('signed-out', { operations: ['unfollowProduct'] })] },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Following, Unfollow ${name}` }));
    await waitFor(() => expect(args.onSignInRequired).toHaveBeenCalledOnce());
  },
};

export const TenThousandRows: Story = {
  parameters: {
    api: {
      scenarios: [
        huge(),
        withData(({ products }) => {
          for (const [key, product] of products) products.set(key, { ...product, following: true });
        }),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(1 + 50));
    await userEvent.click(canvas.getByRole('button', { name: 'Load more products' }));
    await expect(await canvas.findByText(/^100 of 10,0\d\d shown$/)).toBeVisible();
  },
};
