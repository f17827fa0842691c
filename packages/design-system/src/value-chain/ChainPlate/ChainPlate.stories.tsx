import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ChainPlate, type PlateEnd } from '.';

const end = (name: string, sector: PlateEnd['sector'], suppliers: number): PlateEnd => ({
  id: `id-of-${name.toLowerCase().replaceAll(' ', '-')}`,
  name,
  sector,
  suppliers,
});

const meta = {
  title: 'Value chain/ChainPlate',
  component: ChainPlate,
  parameters: { layout: 'fullscreen' },
  args: {
    product: { id: 'p1', name: 'Preform silica glass' },
    inputs: [
      end('Silica sand', 'semiconductor', 214),
      end('Silicon tetrachloride', 'semiconductor', 42),
      end('Germanium tetrachloride', 'optical-fiber', 61),
      end('Helium, 5.0', 'green-hydrogen', 22),
      end('Acrylate coating', 'uv-eb-curing', 1),
    ],
    uses: [
      end('Long-haul cable', 'optical-fiber', 74),
      end('Data-centre links', 'optical-fiber', 38),
      end('Fiber gyroscopes', 'carbon-fiber', 19),
      end('Medical lasers', 'uv-eb-curing', 27),
    ],
  },
} satisfies Meta<typeof ChainPlate>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Shows what goes into a product and where it ends up; every name leads to its page',
  tags: ['phone', 'rtl', 'forced-colors'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toHaveTextContent('Fig. 1 This is one value chain of');
    const inputs = canvas.getByRole('list', { name: 'Raw materials of Preform silica glass' });
    await expect(within(inputs).getAllByRole('link')).toHaveLength(5);
    const uses = canvas.getByRole('list', { name: 'Applications of Preform silica glass' });
    const [cable] = within(uses).getAllByRole('link');
    await expect(cable).toHaveAttribute('href', '/product/long-haul-cable/id-of-long-haul-cable');
    await expect(canvas.getByRole('link', { name: 'Preform silica glass' })).toHaveAttribute(
      'href',
      '/product/preform-silica-glass/p1',
    );
  },
};

export const OneSide: Story = { args: { uses: [] } };

export const LongText: Story = {
  args: {
    product: { id: 'p2', name: 'Polarisationserhaltende Quarzglas-Einzelmodenfaser' },
    inputs: [
      end('Siliziumtetrachlorid in Elektronikqualität mit Analysenzertifikat', 'semiconductor', 1204),
      end('Donaudampfschifffahrtselektrizitätenhauptbetriebswerk', 'optical-fiber', 3),
    ],
  },
  tags: ['phone'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Phone: Story = {
  tags: ['phone-only'],
  globals: { viewport: { value: 'phone', isRotated: false } },
};
