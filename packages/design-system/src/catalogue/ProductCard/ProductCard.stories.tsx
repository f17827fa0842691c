import { aProduct } from '@millrace/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CARD_HEIGHT_PX } from '../../styles/card-height';
import { cardProduct, ProductCard } from '.';

const product = cardProduct(aProduct({ name: 'Preform silica glass', sector: 'optical-fiber' }));

const meta = {
  title: 'Catalogue/ProductCard',
  component: ProductCard,
  args: {
    product: { ...product, counts: { suppliers: 38, rawMaterials: 24, applications: 1_217 } },
    href: '/product/preform-silica-glass/1',
    following: false,
    onFollowingChange: fn(),
  },
} satisfies Meta<typeof ProductCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const cardHeight = (canvas: { getByRole: (role: string) => HTMLElement }) =>
  canvas.getByRole('article').getBoundingClientRect().height;

export const Default: Story = {
  name: 'Names the product, its sector and three figures, and follows when pressed',
  tags: ['rtl', 'phone', 'forced-colors'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Preform silica glass' })).toBeVisible();
    await expect(canvas.getByText('Optical Fiber')).toBeVisible();
    await expect(canvas.getByText('Product Applications').nextElementSibling).toHaveTextContent('1,217');
    await userEvent.click(canvas.getByRole('button', { name: 'Follow' }));
    await expect(args.onFollowingChange).toHaveBeenCalledWith(true);
    await expect(canvas.getByRole('link', { name: /Product page/ })).toHaveAttribute('href', args.href);
  },
};

export const Following: Story = {
  name: 'Reads Following once followed, and unfollows when pressed',
  args: { following: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Following' }));
    await expect(args.onFollowingChange).toHaveBeenCalledWith(false);
  },
};

export const NoSector: Story = {
  name: 'Is neutral, and as high, without a sector',
  args: { product: { ...product, sector: null } },
  play: async ({ canvas }) => {
    await expect(cardHeight(canvas)).toBe(CARD_HEIGHT_PX);
  },
};

export const Narrow: Story = {
  name: 'Stands below its picture in a narrow place, as high as elsewhere',
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('presentation').getBoundingClientRect();
    const heading = canvas.getByRole('heading').getBoundingClientRect();
    await expect(picture.bottom).toBeLessThanOrEqual(heading.top);
    await expect(picture.height).toBeGreaterThan(80);
    await expect(cardHeight(canvas)).toBe(CARD_HEIGHT_PX);
  },
};

export const LongText: Story = {
  name: 'Wraps a long name, and keeps its height',
  args: {
    product: {
      ...product,
      name: 'Polarisation-maintaining, radiation-hardened, polyimide-coated optical fiber',
    },
  },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading');
    await expect(heading.scrollWidth).toBe(heading.clientWidth);
    await expect(heading.clientHeight).toBeGreaterThan(40);
    await expect(cardHeight(canvas)).toBe(CARD_HEIGHT_PX);
  },
};
