import { aProduct, failing } from '@millrace/api-mocks';
import { sentRequests, withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { DuplicateDialogContainer } from '.';

const meta = {
  title: 'Catalogue/DuplicateDialogContainer',
  tags: ['!autodocs', 'no-visual'], // DuplicateDialog draws what these end with.
  component: DuplicateDialogContainer,
  ...withApi,
  args: {
    open: true,
    onOpenChange: fn(),
    thing: { kind: 'product', id: aProduct().id, name: aProduct().name },
    onSignInRequired: fn(),
  },
} satisfies Meta<typeof DuplicateDialogContainer>;

export default meta;
type Story = StoryObj<typeof meta>;

type UserEvent = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

async function flag(userEvent: UserEvent) {
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('combobox'), 'silicon tetra');
  await userEvent.click(await screen.findByRole('option', { name: /Silicon tetrachloride/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Flag' }));
  return dialog;
}

export const Flags: Story = {
  name: 'Finds the other one, flags once, and says what happens next [GAP-088]',
  play: async ({ userEvent }) => {
    const dialog = await flag(userEvent);
    await expect(await dialog.findByText(/^Thank you\./)).toBeVisible();
    await expect(sentRequests().filter((one) => one.startsWith('POST'))).toEqual(['POST /api/v2/duplicates']);
  },
};

export const Fails: Story = {
  name: 'Keeps what was chosen when it fails, and sends it on the next try',
  parameters: { api: { scenarios: [failing('server', { operations: ['flagDuplicate'], times: 1 })] } },
  play: async ({ userEvent }) => {
    const dialog = await flag(userEvent);
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Flag' }));
    await expect(await dialog.findByText(/^Thank you\./)).toBeVisible();
  },
};
