import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SECTOR_HUES } from '../../styles/sectors';
import { Tag } from '.';

const meta = {
  title: 'UI/Data/Tag',
  component: Tag,
  args: { name: 'Preform silica glass', sector: 'optical-fiber' },
  argTypes: { sector: { control: 'select', options: SECTOR_HUES } },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['forced-colors'] };

export const Removable: Story = {
  args: { onRemove: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Preform silica glass' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const AsLink: Story = { args: { href: '/product/preform-silica-glass' } };

export const Matrix: Story = {
  tags: ['forced-colors', 'rtl', 'contrast'],
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {SECTOR_HUES.map((sector) => (
        <Tag key={sector} name={sector} sector={sector} href="/" />
      ))}
      <Tag name="No sector" />
      <Tag name="Removable" sector="lithium-ion" onRemove={() => {}} />
    </div>
  ),
};
