import { Inline } from '@millrace/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { CompanyMenu } from '.';

const meta = {
  title: 'Companies/CompanyMenu',
  component: CompanyMenu,
  args: { company: { id: 'kvarnholm', name: 'Kvarnholm Silica AB' }, onAct: fn(), onInvite: fn() },
  render: (args) => (
    <Inline gap="xs">
      <CompanyMenu {...args} />
    </Inline>
  ),
} satisfies Meta<typeof CompanyMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '"Invite More", "Edit info", and a menu to update the company, create a product, and update the logo [COMP-008, COMP-021]',
  tags: ['phone', 'rtl'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Invite More' }));
    await expect(args.onInvite).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit info' }));
    await expect(args.onAct).toHaveBeenLastCalledWith('update');
    await userEvent.click(canvas.getByRole('button', { name: 'More actions for Kvarnholm Silica AB' }));
    const items = await screen.findAllByRole('menuitem');
    await expect(items.map((item) => item.textContent)).toEqual([
      'Compare',
      'Update Company',
      'Edit facts',
      'Create Product',
      'Update Company Logo',
      'Update cover',
      'History',
      'Flag a duplicate',
    ]);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Update Company Logo' }));
    await expect(args.onAct).toHaveBeenLastCalledWith('logo');
  },
};

export const Guest: Story = {
  name: 'Guests are led to the login, and edit nothing, but compare [COMP-008]',
  args: { onAct: undefined, signInHref: '?login=true' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Invite More' })).toHaveAttribute(
      'href',
      '?login=true&reason=invite',
    );
    await expect(canvas.queryByRole('button', { name: 'Edit info' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'More actions for Kvarnholm Silica AB' }));
    const [compare, ...others] = await screen.findAllByRole('menuitem');
    await expect(compare).toHaveAttribute('href', '/compare?companies=kvarnholm');
    await expect(others).toHaveLength(0);
  },
};
