import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ValueChainFigure } from '.';

const meta = {
  title: 'Value chain/ValueChainFigure',
  component: ValueChainFigure,
  args: {
    product: { name: 'Preform silica glass', counts: { rawMaterials: 24, applications: 17 } },
    inputs: [
      { name: 'Silicon tetrachloride, 6N', sector: 'semiconductor' },
      { name: 'Germanium tetrachloride', sector: 'optical-fiber' },
      { name: 'High-purity helium, 5.0', sector: 'green-hydrogen' },
    ],
    uses: [
      { name: 'Single-mode fiber, G.652.D', sector: 'optical-fiber' },
      { name: 'Fiber-optic gyroscope', sector: 'carbon-fiber' },
    ],
    treeHref: '?tab=valuechain',
  },
  decorators: [
    (Story) => (
      // Width of the right column of a page.
      <div style={{ maxInlineSize: 300 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ValueChainFigure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Shows a product between its inputs and its uses, as the second figure of its page',
  tags: ['rtl', 'forced-colors'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Value chain' })).toBeVisible();
    await expect(canvas.getByRole('figure')).toHaveTextContent(/Fig. 2 Preform silica glass has/);
    await expect(canvas.getByRole('link', { name: 'Open tree' })).toHaveAttribute('href', '?tab=valuechain');
    await expect(canvas.getByRole('img', { name: /Silicon tetrachloride, 6N/ })).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    product: {
      name: 'Polarisation-maintaining, radiation-hardened, polyimide-coated optical fiber',
      counts: { rawMaterials: 24, applications: 17 },
    },
    uses: [{ name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk', sector: 'semiconductor' }],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
