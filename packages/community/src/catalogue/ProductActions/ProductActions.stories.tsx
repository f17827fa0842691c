import { aProduct } from '@millrace/api-mocks';
import { FollowControl, ProductHeader, toProductDetails } from '@millrace/design-system';
import { Button } from '@millrace/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { ProductActions } from '.';

const meta = {
  title: 'Catalogue/ProductActions',
  component: ProductActions,
  args: {
    product: { id: 'preform' },
    onInvite: fn(),
    onCreateCompany: fn(),
    onFlagDuplicate: fn(),
    onEdit: fn(),
    onHistory: fn(),
  },
} satisfies Meta<typeof ProductActions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Invites, and offers "Create Company" and "Edit Product" behind three dots [PROD-004, PROD-005]',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Invite More' }));
    await expect(args.onInvite).toHaveBeenCalledOnce();
    const dots = canvas.getByRole('button', { name: 'More actions' });
    await userEvent.click(dots);
    await expect(await screen.findByRole('menuitem', { name: 'Compare' })).toHaveAttribute(
      'href',
      '/compare?products=preform',
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Create Company' }));
    await expect(args.onCreateCompany).toHaveBeenCalledOnce();
    await userEvent.click(dots);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit Product' }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
    await userEvent.click(dots);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'History' }));
    await expect(args.onHistory).toHaveBeenCalledOnce();
    await userEvent.click(dots);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Flag a duplicate' }));
    await expect(args.onFlagDuplicate).toHaveBeenCalledOnce();
  },
};

export const NotAnEditor: Story = {
  name: 'Has no "Edit Product" for those who may not edit',
  args: { onEdit: undefined, onHistory: undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(3);
  },
};

/** Head of a product as members see it. */
function HeaderActions() {
  const nothing = fn();
  return (
    <>
      <FollowControl name="Preform silica glass" following={false} onFollowingChange={nothing} failed />
      <Button>Request Quote</Button>
      <ProductActions
        product={{ id: 'preform' }}
        onInvite={nothing}
        onCreateCompany={nothing}
        onFlagDuplicate={nothing}
        onEdit={nothing}
        onHistory={nothing}
      />
    </>
  );
}

export const InHeader: Story = {
  name: 'Failed to follow: the actions stay in their places, and the reason stands below them',
  tags: ['phone'],
  render: () => (
    <ProductHeader
      product={toProductDetails(aProduct())}
      followersHref="/product/preform-silica-glass/p1/followers"
    >
      <HeaderActions />
    </ProductHeader>
  ),
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button', { name: /^Follow|Quote|Invite|More actions/ });
    await expect(buttons).toHaveLength(4);
    const places = buttons.map((button) => button.getBoundingClientRect());
    const foot = Math.max(...places.map(({ bottom }) => bottom));
    await expect(canvas.getByRole('alert').getBoundingClientRect().top).toBeGreaterThanOrEqual(foot);
    // The menu button must not wrap to a line of its own.
    await expect(places[3]?.top).toBe(places[2]?.top);
  },
};
