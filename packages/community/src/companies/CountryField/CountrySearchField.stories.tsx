import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, within } from 'storybook/test';
import { CountrySearchField, type CountrySearchFieldProps } from '.';

/** Holds the value, as a form does. */
function Kept({ value, onValueChange, ...props }: CountrySearchFieldProps) {
  const [kept, setKept] = useState(value);
  return (
    <CountrySearchField
      {...props}
      value={kept}
      onValueChange={(country) => {
        setKept(country);
        onValueChange(country);
      }}
    />
  );
}

const meta = {
  title: 'Companies/CountryField/CountrySearchField',
  tags: ['no-visual'], // It ends with words in a ComboBox, as Supplier of CompanyDialog does.
  component: CountrySearchField,
  render: (args) => <Kept {...args} />,
  args: { value: '', onValueChange: fn(), required: true },
} satisfies Meta<typeof CountrySearchField>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const field = (canvas: Canvas) => canvas.getByRole('combobox', { name: /^Country/ });
const names = async () =>
  within(await screen.findByRole('listbox'))
    .getAllByRole('option')
    .map((option) => option.textContent);

export const Default: Story = {
  name: 'Finds countries as they are typed, by any word of the name or a code',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(field(canvas), 'kor');
    await expect(await names()).toEqual([
      expect.stringContaining('South Korea'),
      expect.stringContaining('North Korea'),
    ]);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('option', { name: /North Korea/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('North Korea');
    await expect(field(canvas)).toHaveValue('North Korea');
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
};

export const German: Story = {
  name: 'Finds them by their names in the language of the page and in English, and answers the English name',
  globals: { locale: 'de' },
  args: { value: 'Sweden' },
  play: async ({ args, canvas, userEvent }) => {
    const land = canvas.getByRole('combobox', { name: /^Land/ });
    await expect(land).toHaveValue('Schweden');
    await userEvent.clear(land);
    await userEvent.type(land, 'österreich');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Austria');
    await userEvent.clear(land);
    await userEvent.type(land, 'japan');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Japan');
    await userEvent.clear(land);
    await userEvent.type(land, 'germ');
    await userEvent.click(await screen.findByRole('option', { name: /Deutschland/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Germany');
    await expect(land).toHaveValue('Deutschland');
    // UK is its short name.
    await userEvent.clear(land);
    await userEvent.type(land, 'vereinigtes k');
    await expect(await screen.findByRole('option', { name: /UK/ })).toBeVisible();
    await userEvent.type(land, 'önigreich');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('United Kingdom');
  },
};

export const TypedOut: Story = {
  name: 'Takes a name that was typed to its end, and none while it is no country',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(field(canvas), 'norway');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Norway');
    await userEvent.type(field(canvas), 'x');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await expect(field(canvas)).toHaveValue('norwayx');
  },
};
