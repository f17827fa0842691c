import { SECTORS } from '@millrace/domain';
import { hearts } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SectorTiles } from '.';

const meta = {
  title: 'Shell/SectorTiles',
  component: SectorTiles,
  args: {
    communities: SECTORS.map(({ key }) => ({ id: `id-of-${key}`, name: hearts[key], sector: key })),
  },
} satisfies Meta<typeof SectorTiles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Leads into each of the eight sectors, green hydrogen among them [MKT-004]',
  tags: ['phone', 'rtl'],
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(8);
    for (const [index, { key, name }] of SECTORS.entries()) {
      await expect(links[index]).toHaveTextContent(`${name}${hearts[key]}`);
      await expect(links[index]?.getAttribute('href')).toMatch(
        new RegExp(`^/product/[a-z0-9-]+/id-of-${key}$`),
      );
    }
  },
};

export const Counted: Story = {
  name: 'Leads from a tile to all of its sector, too',
  args: { counts: { 'optical-fiber': 41, photovoltaic: 1, semiconductor: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '41 products in Optical Fiber' })).toHaveAttribute(
      'href',
      '/sector/optical-fiber',
    );
    await expect(canvas.getByRole('link', { name: '1 product in PhotoVoltaic' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /in Semiconductor/ })).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    communities: [
      {
        id: 'a',
        name: 'Polarisationserhaltende Quarzglas-Einzelmodenfaser mit Elektrizitätsversorgungsunternehmensanschluss',
        sector: 'optical-fiber',
      },
      { id: 'b', name: 'Solar cell', sector: 'photovoltaic' },
    ],
  },
  tags: ['phone'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    for (const tile of canvas.getAllByRole('link'))
      await expect(tile.scrollWidth).toBeLessThanOrEqual(tile.clientWidth);
  },
};
