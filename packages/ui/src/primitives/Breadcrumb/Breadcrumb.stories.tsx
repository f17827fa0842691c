import { StoryList } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SECTOR_HUES } from '../../styles/sectors';
import { Breadcrumb } from '.';

const meta = {
  title: 'UI/Navigation/Breadcrumb',
  component: Breadcrumb,
  args: {
    sector: 'optical-fiber',
    items: [{ name: 'Optical Fiber', href: '/products' }, { name: 'Preform silica glass' }],
  },
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['phone', 'rtl', 'forced-colors'],
  play: async ({ canvas }) => {
    const trail = canvas.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(trail).toHaveTextContent('Optical Fiber');
    await expect(canvas.getByText('Preform silica glass')).toHaveAttribute('aria-current', 'page');
  },
};

const trails = {
  'of one': [{ name: 'Preform silica glass' }],
  'of two': [{ name: 'Optical Fiber', href: '/products' }, { name: 'Preform silica glass' }],
  'of three': [
    { name: 'Companies', href: '/companies' },
    { name: 'Ostwald Quarzglas', href: '/company/ostwald-quarzglas' },
    { name: 'Products' },
  ],
  'of more than a line': [
    'Products',
    'Semiconductor',
    'Substrates and epitaxy',
    'Silicon carbide wafers',
  ].map((name) => ({ name: `${name}, with all that belongs to it`, href: '/products' })),
};

export const Matrix: Story = {
  tags: ['phone', 'rtl', 'forced-colors'],
  render: ({ items }) => (
    <StoryList
      variants={{
        ...Object.fromEntries(
          Object.entries(trails).map(([length, trail]) => [
            length,
            <Breadcrumb key={length} items={trail} aria-label={`Breadcrumb ${length}`} />,
          ]),
        ),
        ...Object.fromEntries(
          [...SECTOR_HUES, null].map((sector) => [
            sector ?? 'no sector of ours',
            <Breadcrumb key={sector} items={items} sector={sector} aria-label={`Breadcrumb of ${sector}`} />,
          ]),
        ),
      }}
    />
  ),
};
