import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { ProductActions } from '.';

const meta = {
  title: 'Catalogue/ProductActions',
  component: ProductActions,
  args: { onInvite: fn(), onCreateCompany: fn(), onFlagDuplicate: fn(), onEdit: fn(), onHistory: fn() },
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
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(2);
  },
};
