import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { EventTagDialog } from '.';

const meta = {
  title: 'Events/EventTagDialog',
  component: EventTagDialog,
  args: {
    kind: 'products',
    open: true,
    onOpenChange: fn(),
    tagged: [{ kind: 'product', id: 'p1', name: 'Preform silica glass', sector: 'optical-fiber' }],
    tags: [],
    onTagsChange: fn(),
    tagSearch: { text: '', onTextChange: fn(), search: { hits: [], status: 'idle' } },
    saving: { status: undefined, failure: null },
    onSubmit: fn(),
  },
  argTypes: { saving: { control: false } },
} satisfies Meta<typeof EventTagDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

export const Default: Story = {
  name: 'Tags products once something is chosen [EVT-007]',
  tags: ['phone', 'rtl'],
  play: async () => {
    const box = await dialog('Tag Products');
    await expect(box.getByText('Preform silica glass')).toBeVisible();
    await expect(box.getByRole('button', { name: 'Tag' })).toBeDisabled();
  },
};

export const Exhibitors: Story = {
  args: {
    kind: 'exhibitors',
    tagged: [],
    tags: [{ kind: 'company', id: 'c1', name: 'Kvarnholm Silica AB' }],
  },
  play: async ({ args, userEvent }) => {
    const box = await dialog('Add exhibitors');
    await userEvent.click(box.getByRole('button', { name: 'Add' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  args: {
    tags: [{ kind: 'product', id: 'p2', name: 'Fiber draw tower' }],
    saving: { status: undefined, failure: { text: 'We couldn’t reach the server.', fields: {} } },
  },
  play: async () => {
    const box = await dialog('Tag Products');
    await expect(box.getByText(/We couldn’t save this/)).toBeVisible();
    await expect(box.getByText('Fiber draw tower')).toBeVisible();
  },
};
