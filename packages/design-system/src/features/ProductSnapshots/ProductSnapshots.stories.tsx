import { aProduct } from '@millrace/api-mocks';
import { SLIDE_INTERVAL_MS, SLIDE_TRANSITION_MS } from '@millrace/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { preferMotion } from '../../internal/story-motion';
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
  title: 'Features/ProductSnapshots',
  component: ProductSnapshots,
  args: { snapshots: [fiber, cell, stack].map((product) => ({ product, inputs, uses })), number: 3 },
} satisfies Meta<typeof ProductSnapshots>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Shows pages of products as slides',
  tags: ['phone', 'rtl'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Snapshots of the network' })).toBeVisible();
    const first = canvas.getByRole('group', { name: '1 of 3' });
    await expect(within(first).getByRole('heading', { name: fiber.name })).toBeVisible();
    await expect(within(first).getByRole('link', { name: `Open the page of ${fiber.name}` })).toBeVisible();
    await expect(within(first).getByText('Suppliers').nextSibling).toHaveTextContent(
      String(fiber.counts.suppliers),
    );
  },
};

export const PlaysByItself: Story = {
  name: 'Plays by itself: a slide each 2500 ms, in 500 ms [MKT-006]',
  tags: ['no-visual'], // It moves.
  beforeEach: preferMotion('no-preference'),
  play: async ({ canvas }) => {
    await expect(SLIDE_TRANSITION_MS).toBe(500);
    const current = () => canvas.getByRole('button', { current: true }).getAttribute('aria-label');
    const nextChange = async () => {
      const before = current();
      const since = performance.now();
      await waitFor(() => expect(current()).not.toBe(before), { interval: 20, timeout: 5000 });
      return performance.now() - since;
    };
    await nextChange();
    // Over two slides, as a busy machine may be late for the first of them.
    const stays = (await nextChange()) + (await nextChange());
    await expect(stays).toBeGreaterThan(2 * SLIDE_INTERVAL_MS - 600);
    await expect(stays).toBeLessThan(2 * SLIDE_INTERVAL_MS + 800);
    const shown = canvas.getAllByRole('group').find((slide) => !slide.inert);
    const edge = () => Math.round(shown?.getBoundingClientRect().left ?? Number.NaN);
    const frame = Math.round(shown?.parentElement?.parentElement?.getBoundingClientRect().left ?? 0);
    await waitFor(() => expect(edge()).toBe(frame), { interval: 20, timeout: SLIDE_TRANSITION_MS + 300 });
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

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Phone: Story = {
  tags: ['phone-only'],
  globals: { viewport: { value: 'phone', isRotated: false } },
};
