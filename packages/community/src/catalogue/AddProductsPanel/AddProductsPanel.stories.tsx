import { fitsItsPlace } from '@millrace/story-kit';
import { TextField } from '@millrace/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AddProductsPanel } from '.';

const meta = {
  title: 'Catalogue/AddProductsPanel',
  component: AddProductsPanel,
  args: {
    company: { name: 'Kvarnholm Silica AB' },
    field: <TextField label="Product" defaultValue="Overclad silica cylinder" />,
    state: { status: 'idle' },
    canAdd: true,
    onAdd: fn(),
  },
  argTypes: { state: { control: false }, field: { control: false } },
  render: (args) => (
    <div style={{ maxInlineSize: 300 }}>
      <AddProductsPanel {...args} />
    </div>
  ),
} satisfies Meta<typeof AddProductsPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Adds what the company supplies [COMP-020]',
  tags: ['phone', 'rtl'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Add products' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add Product' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

export const Added: Story = {
  args: { state: { status: 'added', name: 'Overclad silica cylinder' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Overclad silica cylinder added.');
  },
};

export const Failed: Story = {
  args: { state: { status: 'failed', name: 'Helium', reason: 'The server does not answer.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'We couldn’t add Helium. The server does not answer',
    );
  },
};

export const LongText: Story = {
  args: {
    company: {
      name: 'Vereinigte Quarzglas- und Glasfaserwerke Oberlausitz-Niederschlesien Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
    },
    state: {
      status: 'failed',
      name: 'Polarisationserhaltungsfaserherstellungsverfahrensvorform, strahlungsgehärtet und polyimidbeschichtet',
      reason: 'The server does not answer.',
    },
  },
  play: fitsItsPlace,
};
