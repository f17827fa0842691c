import { aBareProduct, aProduct } from '@millrace/api-mocks';
import { fitsItsPlace } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { FollowControl } from '../../network/FollowControl';
import { ProductHeader, toProductDetails } from '.';

const meta = {
  title: 'Catalogue/ProductHeader',
  component: ProductHeader,
  args: {
    product: toProductDetails(aProduct({ followers: 1284 })),
    followersHref: '/product/preform-silica-glass/p1/followers',
    children: <FollowControl name="Preform silica glass" following={false} onFollowingChange={fn()} />,
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof ProductHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Names the product; the number of followers leads to them [PROD-003]',
  tags: ['phone', 'rtl', 'forced-colors'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Preform silica glass' })).toBeVisible();
    const trail = canvas.getByRole('navigation');
    await expect(within(trail).getByText('Preform silica glass')).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: '1,284 followers' })).toHaveAttribute(
      'href',
      '/product/preform-silica-glass/p1/followers',
    );
  },
};

export const Gallery: Story = {
  name: 'Shows one picture large, and the one that is chosen',
  play: async ({ canvas, userEvent }) => {
    const large = () => canvas.getByRole('img', { name: /^Preform silica glass, picture/ });
    await expect(large()).toHaveAccessibleName('Preform silica glass, picture 1');
    const third = canvas.getByRole('button', { name: 'Show picture 3 of 3' });
    await expect(third).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(third);
    await expect(third).toHaveAttribute('aria-pressed', 'true');
    await expect(large()).toHaveAccessibleName('Preform silica glass, picture 3');
    await expect(large().getAttribute('src')).toContain('drawing-tower');
    await expect(canvas.getByRole('figure')).toHaveTextContent('picture 3 of 3');
  },
};

export const AddsPictures: Story = {
  name: 'A plus at the end of the thumbs adds a picture, for members [PROD-001, PROD-002]',
  args: { onAddPicture: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('button', { name: /^Show picture/ })).toHaveLength(3);
    await expect(canvas.getByRole('heading', { level: 1, name: args.product.name })).toBeVisible();
    const description = canvas.getByText(args.product.description ?? '');
    await expect(description).toBeVisible();
    // In either direction the full stop is at the end.
    await expect(description).toHaveAttribute('dir', 'auto');
    await expect(canvas.getByRole('button', { name: /^Follow/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add a picture' }));
    await expect(args.onAddPicture).toHaveBeenCalledOnce();
  },
};

export const FirstPicture: Story = {
  name: 'Without pictures the plus stands alone; a guest sees none',
  args: { product: toProductDetails(aBareProduct({ sector: 'semiconductor' })), onAddPicture: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add a picture' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Show picture/ })).not.toBeInTheDocument();
  },
};

export const Bare: Story = {
  name: 'Without pictures shows its drawing, without a description says so',
  args: { product: toProductDetails(aBareProduct({ sector: 'semiconductor' })) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('img', { name: `Illustration of ${args.product.name}` })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Show picture/ })).not.toBeInTheDocument();
    await expect(canvas.getByText(`No description yet.`)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '0 followers' })).toBeVisible();
  },
};

export const WithoutSector: Story = {
  args: { product: toProductDetails(aBareProduct({ sector: null, followers: 1 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '1 follower' })).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    product: toProductDetails(
      aProduct({
        name: 'Polarisationserhaltende Quarzglas-Einzelmodenfaser mit Germaniumdioxid-Dotierung und Elektrizitätsversorgungsunternehmensverwaltungsgebäudedachbegrünung',
        description: `${'Solid rod of synthetic silica whose core is doped with germanium dioxide. '.repeat(12)}\n\n${'x'.repeat(120)}`,
      }),
    ),
  },
  tags: ['phone'],
  play: fitsItsPlace,
};

export const Crop: Story = {
  name: 'Shows the part of a picture that was chosen, as square as it is, and opens the whole [PROD-025, PROD-026]',
  args: {
    product: toProductDetails(
      aProduct({
        original_images: [{ value: '/art/v1/optical-fiber/plate/whole.svg' }],
        crop_images: [{ value: '/art/v1/optical-fiber/plate/part.svg' }],
      }),
    ),
  },
  play: async ({ canvas }) => {
    const part = canvas.getByRole('img', { name: /picture 1$/ });
    await expect(part.getAttribute('src')).toContain('part.svg');
    const { width, height } = part.getBoundingClientRect();
    await expect(Math.abs(width - height)).toBeLessThanOrEqual(1);
    const whole = canvas.getByRole('link', { name: /picture 1$/ });
    await expect(whole).toHaveAttribute('href', '/art/v1/optical-fiber/plate/whole.svg');
  },
};

export const Trail: Story = {
  name: 'The trail leads to all products and to the sector',
  tags: ['no-visual'], // As Default.
  play: async ({ canvas }) => {
    const trail = within(canvas.getByRole('navigation'));
    await expect(trail.getByRole('link', { name: 'Products' })).toHaveAttribute('href', '/products');
    await expect(trail.getByRole('link', { name: 'Optical Fiber' })).toHaveAttribute(
      'href',
      '/sector/optical-fiber',
    );
  },
};

export const Phone: Story = {
  name: 'Phone: the picture stands beside the actions, and the rest of the description behind a press',
  tags: ['phone-only'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    if (canvasElement.clientWidth > 767) return;
    const name = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    const picture = canvas.getByRole('figure').getBoundingClientRect();
    const follow = canvas.getByRole('button', { name: /^Follow/ }).getBoundingClientRect();
    await expect(name.bottom).toBeLessThanOrEqual(picture.top);
    await expect(picture.right).toBeLessThanOrEqual(follow.left);
    await expect(follow.height).toBeGreaterThanOrEqual(44);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    const description = canvas.getByText(args.product.description ?? '');
    const clamped = description.getBoundingClientRect().height;
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(description.getBoundingClientRect().height).toBeGreaterThan(clamped);
    await expect(canvas.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true');
  },
};
