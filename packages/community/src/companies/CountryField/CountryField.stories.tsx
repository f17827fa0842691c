import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CountryField } from '.';

const meta = {
  title: 'Companies/CountryField',
  component: CountryField,
  args: { defaultValue: '', onValueChange: fn() },
} satisfies Meta<typeof CountryField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Offers every country of the list, and answers its English name',
  tags: ['phone', 'rtl'],
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Country' });
    await expect(select).toHaveDisplayValue('Choose a country');
    await userEvent.selectOptions(select, 'Norway');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Norway');
    // The 250 countries and the placeholder.
    await expect(select.querySelectorAll('option')).toHaveLength(251);
  },
};

export const German: Story = {
  name: 'Offers them in the language of the page, in its order, and answers the English name',
  globals: { locale: 'de' },
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Land' });
    const shown = [...select.querySelectorAll('option')].map(({ text }) => text);
    await expect(shown.slice(1, 4)).toEqual(['Afghanistan', 'Ägypten', 'Ålandinseln']);
    await userEvent.selectOptions(select, 'Norwegen');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Norway');
  },
};

export const Locked: Story = {
  args: { value: 'Sweden', readOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Country' })).toHaveValue('Sweden');
  },
};

export const Invalid: Story = {
  args: { required: true, error: 'Country is mandatory' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveAccessibleDescription(
      'Country is mandatory',
    );
  },
};
