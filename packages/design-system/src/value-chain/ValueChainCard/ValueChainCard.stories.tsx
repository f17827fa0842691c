import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CARD_HEIGHT_PX } from '../../styles/card-height';
import { ValueChainCard } from '.';

const meta = {
  title: 'Value chain/ValueChainCard',
  component: ValueChainCard,
  args: {
    product: {
      name: 'Preform silica glass',
      sector: 'optical-fiber',
      counts: { rawMaterials: 24, applications: 1 },
    },
    inputs: [
      { name: 'Silicon tetrachloride, 6N', sector: 'semiconductor' },
      { name: 'Germanium tetrachloride', sector: 'optical-fiber' },
      { name: 'High-purity helium, 5.0', sector: 'green-hydrogen' },
      { name: 'Fused silica substrate tube', sector: 'optical-fiber' },
    ],
    uses: [
      { name: 'Single-mode fiber, G.652.D', sector: 'optical-fiber' },
      { name: 'Fiber-optic gyroscope', sector: 'carbon-fiber' },
    ],
    href: '/product/preform-silica-glass/1?tab=valuechain',
  },
} satisfies Meta<typeof ValueChainCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Shows a product between its inputs and its uses, and leads to the tree',
  tags: ['rtl', 'phone', 'forced-colors'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Value chain of Preform silica glass' })).toBeVisible();
    await expect(canvas.getByText('24 raw materials, 1 application')).toBeVisible();
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/flow into Preform silica glass/);
    await expect(canvas.getByRole('link', { name: /Open tree/ })).toHaveAttribute('href', args.href);
  },
};

export const Empty: Story = {
  name: 'Is as high without inputs and uses',
  args: { inputs: [], uses: [] },
  play: async ({ canvasElement }) => {
    const card = canvasElement.querySelector('[data-component="ValueChainCard"]');
    await expect(card?.getBoundingClientRect().height).toBe(CARD_HEIGHT_PX);
  },
};

export const LongText: Story = {
  name: 'Wraps a long title, and keeps the count whole',
  args: {
    product: {
      name: 'Polarisation-maintaining, radiation-hardened, polyimide-coated optical fiber',
      sector: 'optical-fiber',
      counts: { rawMaterials: 24, applications: 17 },
    },
  },
};

export const Narrow: Story = {
  name: 'Keeps within a narrow place',
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const head = canvas.getByRole('heading').parentElement;
    await expect(head?.getBoundingClientRect().width).toBeLessThanOrEqual(320);
    await expect(canvas.getByRole('img').getBoundingClientRect().width).toBeLessThanOrEqual(320);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Phone: Story = {
  tags: ['phone-only'],
  globals: { viewport: { value: 'phone', isRotated: false } },
};
