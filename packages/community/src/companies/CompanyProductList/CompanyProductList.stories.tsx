import { companyProducts } from '@millrace/api-mocks';
import { FollowControl } from '@millrace/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CompanyProductList } from '.';

const rows = companyProducts(3);

const meta = {
  title: 'Companies/CompanyProductList',
  component: CompanyProductList,
  args: {
    company: { name: 'Kvarnholm Silica AB' },
    state: { status: 'ready', rows, total: 3, more: 'idle' },
    renderFollow: ({ product_name, following }) => (
      <FollowControl name={product_name} following={following} onFollowingChange={fn()} />
    ),
    onRetry: fn(),
  },
  argTypes: { state: { control: false } },
} satisfies Meta<typeof CompanyProductList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'A product opens to its description, and leads to its page; it can be followed [COMP-016, COMP-017]',
  tags: ['phone', 'rtl'],
  play: async ({ canvas, userEvent }) => {
    const [product] = rows;
    const name = product?.product_name ?? '';
    const trigger = canvas.getByRole('button', { name });
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText(product?.description ?? '')).toBeVisible();
    await expect(canvas.getByRole('link', { name: `Open page of ${name}` })).toHaveAttribute(
      'href',
      expect.stringContaining(`/${product?.product_id}`),
    );
    await expect(canvas.getByRole('button', { name: new RegExp(`Follow.*${name}`) })).toBeVisible();
  },
};

export const Own: Story = {
  name: 'One’s own company offers no follow [COMP-017]',
  args: { renderFollow: undefined },
  tags: ['no-visual'], // Ends like Default, but without the buttons to follow.
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: rows[0]?.product_name ?? '' }));
    await expect(canvas.queryByRole('button', { name: /Follow/ })).toBeNull();
  },
};

export const NotListedFirst: Story = {
  name: 'One’s own company on Free is told which plans are listed first [PLAN-006]',
  args: { renderFollow: undefined, offersListing: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Suppliers on Premium and Platinum are listed first/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/plans');
  },
};

export const Loading: Story = {
  name: 'Says "Fetching Products" while it loads',
  args: { state: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fetching Products')).toBeInTheDocument();
  },
};

export const Empty: Story = { args: { state: { status: 'empty' } } };
