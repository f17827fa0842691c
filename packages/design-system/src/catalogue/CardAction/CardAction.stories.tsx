import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CardAction } from '.';

const meta = {
  title: 'Catalogue/CardAction',
  component: CardAction,
  args: { children: 'Follow Preform silica glass', onPress: fn() },
  // As in a card, whose text is a grid.
  decorators: [
    (Story) => (
      <div style={{ display: 'grid' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CardAction>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Does its one deed when pressed',
  tags: ['rtl', 'forced-colors'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Follow Preform silica glass' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const DoublePressed: Story = {
  name: 'Takes a double click for one',
  tags: ['no-visual'], // Looks as Default does.
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Follow Preform silica glass' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Pressed: Story = {
  name: 'Is outlined once it is switched on',
  args: { children: 'Following Preform silica glass', pressed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('data-state', 'following');
  },
};

export const Elsewhere: Story = {
  name: 'Leads to a new tab what cannot be done here, so that the reader’s page stays',
  args: { children: 'Request a quote for Argon', href: '/product/argon/1?tab=suppliers' },
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: 'Request a quote for Argon' });
    await expect(link).toHaveAttribute('href', args.href);
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

export const LongText: Story = {
  name: 'Keeps within a narrow place',
  args: {
    children: 'Follow Polarisation-maintaining, radiation-hardened, polyimide-coated optical fiber',
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').getBoundingClientRect().width).toBeLessThanOrEqual(320);
  },
};
