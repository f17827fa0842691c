import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatTile, StatTiles } from '.';

const meta = {
  title: 'UI/Data/StatTile',
  component: StatTile,
  args: { value: 38, label: 'Connected Suppliers', detail: '14 countries', href: '#suppliers' },
} satisfies Meta<typeof StatTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['forced-colors'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /38.*Connected Suppliers/ })).toHaveAttribute(
      'href',
      '#suppliers',
    );
  },
};

export const Loading: Story = {
  name: 'Loading: as high as with its figure, and says none',
  render: (args) => (
    <StatTiles>
      <StatTile {...args} value={undefined} />
      <StatTile {...args} value={38} />
    </StatTiles>
  ),
  play: async ({ canvas }) => {
    const [waiting, ready] = canvas.getAllByRole('link');
    await expect(waiting).toHaveAccessibleName(/^Connected Suppliers/);
    const findValue = (tile: HTMLElement | undefined) => tile?.querySelector('[data-part="value"]');
    await expect(findValue(waiting)?.clientHeight).toBe(findValue(ready)?.clientHeight);
  },
};

export const Failed: Story = {
  name: 'Error: a dash in place of the figure',
  args: { value: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName(/^Connected Suppliers.*Unavailable$/);
  },
};

export const Matrix: Story = {
  tags: ['phone', 'rtl'],
  render: () => (
    <StatTiles>
      <StatTile value={38} label="Connected Suppliers" detail="14 countries" href="#suppliers" />
      <StatTile value={24} label="Raw Materials & Equipment" href="#materials" />
      <StatTile value={1284} label="Product Applications" detail="41 further down" href="#applications" />
      <StatTile value={0} label="Potential Customers" href="#customers" />
      <StatTile value={undefined} label="Listed contacts" href="#contacts" />
      <StatTile value={null} label="Listed products" href="#products" />
    </StatTiles>
  ),
};
