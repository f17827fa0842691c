import { aProduct } from '@millrace/api-mocks';
import { heldIntervals, holdFrames, preferMotion } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { ProductSnapshots } from '.';

const fiber = aProduct();
const cell = aProduct({ id: 'p2', name: 'TOPCon solar cell, M10', sector: 'photovoltaic' });
const stack = aProduct({ id: 'p3', name: 'PEM electrolyser stack', sector: 'green-hydrogen' });

const inputs = [
  { name: 'Silica sand', sector: 'semiconductor' },
  { name: 'Helium, 5.0', sector: 'green-hydrogen' },
  { name: 'Acrylate coating', sector: 'uv-eb-curing' },
];
const uses = [
  { name: 'Long-haul cable', sector: 'optical-fiber' },
  { name: 'Medical lasers', sector: 'uv-eb-curing' },
];

const meta = {
  title: 'Catalogue/ProductSnapshots',
  component: ProductSnapshots,
  args: { snapshots: [fiber, cell, stack].map((product) => ({ product, inputs, uses })), number: 3 },
} satisfies Meta<typeof ProductSnapshots>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Shows pages of products as slides',
  tags: ['phone', 'rtl'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'A look into the network' })).toBeVisible();
    const first = canvas.getByRole('group', { name: '1 of 3' });
    await expect(within(first).getByRole('heading', { name: fiber.name })).toBeVisible();
    await expect(within(first).getByRole('link', { name: `Open page of ${fiber.name}` })).toBeVisible();
    await expect(within(first).getByText('Suppliers').nextSibling).toHaveTextContent(
      String(fiber.counts.suppliers),
    );
  },
};

const interval = heldIntervals(2500);

export const PlaysByItself: Story = {
  name: 'Plays by itself: a slide each 2500 ms, in 500 ms [MKT-006]',
  tags: ['no-visual'], // It moves.
  beforeEach: [preferMotion('no-preference'), interval.hold],
  play: async ({ canvas }) => {
    const current = () => canvas.getByRole('button', { current: true }).getAttribute('aria-label');
    await waitFor(() => expect(interval.count()).toBe(1));
    await expect(current()).toBe('Go to slide 1');
    const frames = holdFrames();
    interval.pass();
    await waitFor(() => expect(current()).toBe('Go to slide 2'));
    const slide = canvas.getByRole('group', { name: '2 of 3' });
    const viewport = slide.parentElement?.parentElement;
    const distancePx = () =>
      Math.abs(slide.getBoundingClientRect().left - (viewport?.getBoundingClientRect().left ?? Number.NaN));
    frames.pass(430);
    await expect(distancePx()).toBeGreaterThan(0.5);
    frames.pass(70);
    await expect(distancePx()).toBeLessThan(0.05);
    interval.pass();
    await waitFor(() => expect(current()).toBe('Go to slide 3'));
  },
};

export const LongText: Story = {
  args: {
    snapshots: [
      {
        product: aProduct({
          name: 'Polarisationserhaltende Quarzglas-Einzelmodenfaser mit Elektrizitätsversorgungsanschluss',
          description: 'Elektrizitätsversorgungsunternehmen '.repeat(20),
        }),
        inputs,
        uses,
      },
    ],
  },
  tags: ['phone'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    const words = canvas.getByRole('heading', { level: 3 }).parentElement;
    await expect(words?.scrollWidth).toBeLessThanOrEqual(words?.clientWidth ?? 0);
  },
};
