import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CARD_HEIGHT_PX, LIST_ROW_HEIGHT_PX, STRIP_HEIGHT_PX } from '../../styles/card-height';
import { ListCard } from '.';

const names = [
  'Kvarnholm Optik AB',
  'Aurelia Glass S.p.A.',
  'Tidewater Silica',
  'Hoshino Quartz',
  'Glasbau Renz',
];
const rows = names.map((name, at) => ({
  id: String(at),
  name,
  href: `/company/${at}`,
  detail: 'Manufacturer · Sweden',
}));

const levels = [0, 1, 2, 3, 4] as const;

const meta = {
  title: 'Catalogue/ListCard',
  component: ListCard,
  args: {
    title: 'Suppliers of Preform silica glass',
    fact: '38 companies',
    rows,
    empty: 'No suppliers yet.',
    sector: 'optical-fiber',
    href: '/product/preform-silica-glass/1?tab=suppliers',
    foot: 'All suppliers',
  },
} satisfies Meta<typeof ListCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const cardHeight = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('[data-component="ListCard"]')?.getBoundingClientRect().height;

export const Default: Story = {
  name: 'Lists five, as high as every other card, and leads to all',
  tags: ['rtl', 'phone', 'forced-colors'],
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: args.title })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByRole('link', { name: /Kvarnholm Optik AB/ })).toHaveAttribute(
      'href',
      '/company/0',
    );
    await expect(canvas.getByRole('link', { name: /All suppliers/ })).toHaveAttribute('href', args.href);
    await expect(cardHeight(canvasElement)).toBe(CARD_HEIGHT_PX);
  },
};

export const SixRows: Story = {
  name: 'Is one row higher with one row more',
  args: { rows: [...rows, { id: '5', name: 'Nordlicht Faser', href: '/company/5', detail: 'Distributor' }] },
  play: async ({ canvasElement }) => {
    await expect(cardHeight(canvasElement)).toBe(CARD_HEIGHT_PX + LIST_ROW_HEIGHT_PX);
  },
};

export const Empty: Story = {
  name: 'Says that there is none, as high as with five',
  args: { rows: [], fact: '0 companies' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('No suppliers yet.')).toBeVisible();
    await expect(cardHeight(canvasElement)).toBe(CARD_HEIGHT_PX);
  },
};

export const Subtree: Story = {
  name: 'Lets rows stand in that hang below each other',
  args: {
    title: 'Applications of Preform silica glass',
    rows: rows.map((row, at) => ({ ...row, level: levels[at] })),
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByText(/Kvarnholm|Aurelia/);
    await expect(second?.getBoundingClientRect().left).toBeGreaterThan(
      first?.getBoundingClientRect().left ?? 0,
    );
  },
};

export const LongText: Story = {
  name: 'Wraps a long title, cuts long rows, and keeps its height',
  args: {
    title: 'Suppliers of Polarisation-maintaining, radiation-hardened, polyimide-coated optical fiber',
    rows: rows.map((row) => ({ ...row, name: row.name.repeat(9), detail: row.detail.repeat(9) })),
  },
  play: async ({ canvasElement }) => {
    await expect(cardHeight(canvasElement)).toBe(CARD_HEIGHT_PX);
  },
};

const marked = rows.map((row, at) => ({
  ...row,
  mark: { picture: `/art/v2/optical-fiber/seal/company-${at}.svg`, sector: 'optical-fiber' },
}));

export const Marks: Story = {
  name: 'Shows logos or seals with the colour of the sector, and details beside the names where there is room',
  tags: ['rtl', 'phone'],
  args: { rows: marked },
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {[180, 300, 680, 960].map((width) => (
        <div key={width} style={{ inlineSize: width }}>
          <ListCard {...args} />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    for (const list of canvasElement.querySelectorAll('[data-component="ListCard"]')) {
      await expect(list.getBoundingClientRect().height).toBe(CARD_HEIGHT_PX);
      await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    }
    const name = canvas.getAllByText('Kvarnholm Optik AB').at(-1)?.getBoundingClientRect();
    const detail = canvas.getAllByText('Manufacturer · Sweden').at(-5)?.getBoundingClientRect();
    await expect(detail?.top).toBeLessThan(name?.bottom ?? 0);
  },
};

export const Filled: Story = {
  name: 'Fills the room of rows that there are not with a drawing',
  args: { rows: marked.slice(0, 1), filler: '/art/v2/optical-fiber/plate/argon.svg', fact: '1 company' },
  play: async ({ canvas, canvasElement }) => {
    await expect(cardHeight(canvasElement)).toBe(CARD_HEIGHT_PX);
    await expect(canvas.getByRole('listitem').offsetHeight).toBe(LIST_ROW_HEIGHT_PX);
    const filler = canvasElement.querySelector('section > img')?.getBoundingClientRect();
    await expect(filler?.height).toBeGreaterThan(200);
  },
};

export const Strip: Story = {
  name: 'Is a low strip of rows side by side, which scroll where they have no room',
  tags: ['rtl', 'phone'],
  args: { layout: 'strip', rows: marked },
  play: async ({ canvas, canvasElement }) => {
    await expect(cardHeight(canvasElement)).toBe(STRIP_HEIGHT_PX);
    const list = canvas.getByRole('list');
    await expect(list.scrollWidth).toBeGreaterThanOrEqual(list.clientWidth);
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(first?.getBoundingClientRect().top).toBe(second?.getBoundingClientRect().top);
  },
};
