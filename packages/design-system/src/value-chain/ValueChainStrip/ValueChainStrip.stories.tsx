import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ValueChainStrip } from '.';

const inputs = [
  { name: 'Silicon tetrachloride, 6N', sector: 'semiconductor' },
  { name: 'Germanium tetrachloride', sector: 'optical-fiber' },
  { name: 'Fused silica tube', sector: 'optical-fiber' },
  { name: 'Helium', sector: 'green-hydrogen' },
  { name: 'OVD lathe', sector: 'additive-manufacturing' },
];

const uses = [
  { name: 'Single-mode fiber, G.652.D', sector: 'optical-fiber' },
  { name: 'Bend-insensitive fiber', sector: 'optical-fiber' },
  { name: 'Fiber gyroscope', sector: 'carbon-fiber' },
  { name: 'Multimode fiber, OM4', sector: 'optical-fiber' },
];

const meta = {
  title: 'Value chain/ValueChainStrip',
  component: ValueChainStrip,
  args: { product: 'Preform silica glass', inputs, uses },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 300 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ValueChainStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['rtl'],
  play: async ({ canvas }) => {
    const figure = canvas.getByRole('img');
    await expect(figure).toHaveAccessibleName(
      '“Silicon tetrachloride, 6N”, Germanium tetrachloride, Fused silica tube, Helium, OVD lathe flow into Preform silica glass, which flows into “Single-mode fiber, G.652.D”, Bend-insensitive fiber, Fiber gyroscope, “Multimode fiber, OM4”',
    );
    await expect(figure.querySelectorAll('[style]')).toHaveLength(0);
  },
};

export const UsesOnly: Story = { args: { inputs: [] } };

export const InputsOnly: Story = { args: { uses: [] } };

export const Empty: Story = { args: { inputs: [], uses: [] } };

export const MoreThanFit: Story = {
  name: 'Draws the first five of each side',
  args: { inputs: [...inputs, { name: 'Chlorine', sector: null }], uses: [...uses, ...uses] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img').querySelectorAll('text')).toHaveLength(10);
    await expect(canvas.queryByText('Chlorine')).not.toBeInTheDocument();
  },
};

export const LongText: Story = {
  tags: ['phone'],
  args: {
    product: 'Hochtemperatursupraleitende Magnetspule für Fusionsforschungsanlagen',
    inputs: [{ name: 'Polyoxymethylene-polytetrafluoroethylene compound', sector: 'lithium-ion' }],
    uses: [
      { name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk', sector: 'semiconductor' },
      { name: '光ファイバー母材製造装置用高純度石英ガラス管', sector: 'optical-fiber' },
    ],
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
