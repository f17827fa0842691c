import { findBodyRows } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CountryMap } from '.';

const meta = {
  title: 'Companies/CountryMap',
  component: CountryMap,
  args: {
    title: 'Companies by country',
    heading: 'Companies',
    values: [
      { country: 'SG', value: 2 },
      { country: 'DE', value: 31 },
      { country: 'JP', value: 24 },
      { country: 'US', value: 20 },
      { country: 'CN', value: 12 },
      { country: 'TW', value: 4 },
      { country: 'HK', value: 1 },
      { country: 'LU', value: 1 },
      { country: 'BR', value: 3 },
      { country: 'ZA', value: 2 },
    ],
    formatValue: (value: number) => `${value} companies`,
    toHref: (country: string) => `#${country}`,
    onSelect: fn(),
  },
} satisfies Meta<typeof CountryMap>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['phone', 'rtl', 'forced-colors'],
  args: { selected: ['JP'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Germany: 31 companies, 31%' })).toHaveAttribute(
      'href',
      '#DE',
    );
    await expect(canvas.getByRole('link', { current: true, name: /^Japan:/ })).toBeVisible();
  },
};

export const SmallCountries: Story = {
  name: 'Marks countries that are too small to be hit, and says which one is pointed at',
  tags: ['no-visual'], // Ends as Default does, with a mark under the pointer.
  play: async ({ args, canvas, userEvent }) => {
    for (const [country, code] of [
      ['Singapore', 'SG'],
      ['Taiwan', 'TW'],
      ['Hong Kong', 'HK'],
      ['Luxembourg', 'LU'],
    ] as const) {
      const mark = (await canvas.findByRole('link', { name: new RegExp(`^${country}:`) })).lastElementChild;
      await userEvent.click(mark as Element);
      await expect(args.onSelect).toHaveBeenLastCalledWith(code);
    }
    await expect(canvas.getByText('Luxembourg: 1 companies, 1%')).toBeVisible();
  },
};

export const Keyboard: Story = {
  name: 'Is reached by one Tab and walked by arrow keys, from the most to the fewest',
  tags: ['no-visual'], // Ends as Default does, with a country in focus.
  play: async ({ canvas, userEvent }) => {
    const most = await canvas.findByRole('link', { name: /^Germany:/ });
    canvas.getByRole('radio', { name: 'Map' }).focus();
    await userEvent.tab();
    await expect(most).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(canvas.getByRole('link', { name: /^United States:/ })).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(most).toHaveFocus();
    await userEvent.tab();
    await expect(most).not.toHaveFocus();
  },
};

export const Europe: Story = {
  args: {
    values: ['DE', 'NL', 'BE', 'LU', 'CH', 'AT', 'FR', 'IT', 'SE'].map((country, at) => ({
      country,
      value: 20 - 2 * at,
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: /^Germany:/ });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Part of the world' }), 'Europe');
  },
};

export const AsTable: Story = {
  tags: ['phone', 'rtl'],
  args: { unknown: 3 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Table' }));
    const rows = await findBodyRows(canvas);
    await expect(rows.slice(0, 2).map(({ textContent }) => textContent)).toEqual([
      'GermanyCompanies: 3131%',
      'JapanCompanies: 2424%',
    ]);
    await expect(canvas.getByText('Country unknown: 3 companies.')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Japan' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith('JP');
  },
};

export const Empty: Story = { args: { values: [] } };
