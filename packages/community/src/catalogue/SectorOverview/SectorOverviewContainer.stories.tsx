import { withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SectorOverviewContainer } from '.';

const meta = {
  title: 'Catalogue/SectorOverview',
  tags: ['!autodocs'],
  component: SectorOverviewContainer,
  ...withApi,
  args: { id: 'optical-fiber', isMember: true },
} satisfies Meta<typeof SectorOverviewContainer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['phone', 'rtl'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Optical Fiber' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: /From materials to end uses/ })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /products?$/ })[0]).toHaveAttribute(
      'href',
      '/products?sector=optical-fiber',
    );
  },
};

export const ForGuests: Story = {
  args: { isMember: false },
  parameters: { api: { viewer: 'guest' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Read more about Optical Fiber' })).toHaveAttribute(
      'href',
      '/industry/opticalFiber',
    );
  },
};
