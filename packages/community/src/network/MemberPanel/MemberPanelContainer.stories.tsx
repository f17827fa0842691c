import { aProduct, aUser, empty, failing, withData } from '@millrace/api-mocks';
import { withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MemberNetworkContainer, MemberPanelContainer } from '.';

const { id, name } = aProduct();

const followsOne = withData(({ products }) => {
  const product = products.get(id);
  if (product) products.set(id, { ...product, following: true });
});

const meta = {
  title: 'Network/MemberPanelContainer',
  tags: ['!autodocs'],
  component: MemberPanelContainer,
  ...withApi,
  args: {
    viewer: aUser({ plan: 'free', displayName: 'Noor Vermeer' }),
    onUploaded: fn(),
  },
  parameters: { api: { scenarios: [followsOne] } },
} satisfies Meta<typeof MemberPanelContainer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Lists what is followed',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name })).toBeVisible();
  },
};

export const NarrowPage: Story = {
  name: 'Leads to the lists from a page without room for the panel',
  tags: ['phone-only'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: () => <MemberNetworkContainer />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Vendors 8' })).toHaveAttribute('href', '/vendors');
    await expect(canvas.getByRole('link', { name: 'Customers 6' })).toHaveAttribute('href', '/customers');
  },
};

export const NothingFollowed: Story = {
  parameters: { api: { scenarios: [empty()] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You are not following any products')).toBeVisible();
  },
};

export const ErrorState: Story = {
  name: 'Error: says so, and reads again when asked to',
  parameters: { api: { scenarios: [followsOne, failing('server', { times: 1 })] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('link', { name })).toBeVisible();
  },
};
