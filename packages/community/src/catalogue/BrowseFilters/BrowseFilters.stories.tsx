import { Text } from '@millrace/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BrowseFilters } from '.';

const meta = {
  title: 'Catalogue/BrowseFilters',
  component: BrowseFilters,
  args: {
    action: '/products',
    findLabel: 'Find a product, CAS or part number',
    query: '',
    groups: [
      {
        name: 'sector',
        legend: 'Sector',
        selected: ['optical-fiber'],
        values: [
          { value: 'optical-fiber', label: 'Optical Fiber', count: 39 },
          { value: 'semiconductor', label: 'Semiconductor', count: 43 },
        ],
      },
      {
        name: 'country',
        legend: 'Country of suppliers',
        selected: [],
        values: ['DE', 'JP', 'US', 'CN', 'SE', 'FR', 'IT', 'NL', 'KR', 'CH'].map((value, at) => ({
          value,
          label: value,
          count: 16_000 - 1_500 * at,
          estimated: at < 4,
        })),
      },
    ],
    sort: {
      value: 'name',
      options: [
        { value: 'name', label: 'Name' },
        { value: 'suppliers', label: 'Most suppliers' },
      ],
    },
    onChange: fn(),
    children: <Text as="p">The results.</Text>,
  },
  argTypes: { children: { control: false }, save: { control: false } },
} satisfies Meta<typeof BrowseFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['phone', 'rtl'],
  play: async ({ args, canvas, userEvent }) => {
    const filters = canvas.queryByRole('button', { name: 'Filters (1)' });
    if (filters) await userEvent.click(filters);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 10' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'CH' }));
    await expect(String(args.onChange.mock.lastCall?.[0])).toBe('sector=optical-fiber&country=CH&sort=name');
    await userEvent.type(canvas.getByRole('searchbox'), 'silica{Enter}');
    await expect(String(args.onChange.mock.lastCall?.[0])).toBe(
      'q=silica&sector=optical-fiber&country=CH&sort=name',
    );
  },
};
