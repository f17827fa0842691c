import { searchHits } from '@millrace/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { toSearchHit } from '../../shell/SiteSearch';
import { CatalogueField } from '.';

const meta = {
  title: 'Catalogue/CatalogueField',
  component: CatalogueField,
  args: {
    label: 'Product',
    text: 'silica',
    onTextChange: fn(),
    hits: searchHits(3).map(toSearchHit),
    onSelect: fn(),
    place: 'onboarding',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 520, minBlockSize: 260 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CatalogueField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Offers what was found, and answers what is chosen by key',
  tags: ['phone', 'rtl'],
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Product' });
    await expect(input).toHaveAccessibleDescription('Type at least 3 letters, or a shorter name in full');
    input.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith(args.hits[0]);
  },
};

export const Invalid: Story = {
  args: { label: 'Company', text: '', status: 'idle', required: true, error: 'Company name is mandatory' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Company' })).toHaveAccessibleDescription(
      'Company name is mandatory',
    );
  },
};

export const LongText: Story = {
  name: 'Keeps long names within its list',
  args: {
    hits: searchHits(3)
      .map(toSearchHit)
      .map((hit) => ({
        ...hit,
        name: 'Polarisationserhaltungsfaserherstellungsverfahrensvorform, strahlungsgehärtet und polyimidbeschichtet',
      })),
  },
  tags: ['phone'],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('combobox').focus();
    await userEvent.keyboard('{ArrowDown}');
    const list = await screen.findByRole('listbox');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};
