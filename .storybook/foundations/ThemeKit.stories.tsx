import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ThemeKit } from './ThemeKit';

const meta = { title: 'Foundations/Theme kit', component: ThemeKit } satisfies Meta<typeof ThemeKit>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'A brand’s colour, face, corners and density make a whole theme, in light and dark',
  tags: ['phone', '!autodocs'],
};

export const Yellow: Story = {
  name: 'A light colour is darkened where it would not be read, and its buttons have dark ink',
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const brand = canvas.getByRole('textbox', { name: 'Brand colour' });
    await userEvent.clear(brand);
    await userEvent.type(brand, '#FFD600');
    await expect(canvas.getByText(/^Links and marks are darker on the light theme/)).toBeVisible();
    const dark = within(canvas.getByRole('region', { name: 'Preview, dark' }));
    const button = dark.getByRole('button', { name: 'Request a quote' });
    const lightness = Number(/^oklch\(([\d.]+)/.exec(getComputedStyle(button).color)?.[1]);
    await expect(lightness).toBeLessThan(0.3);
    await expect(canvas.getByRole('textbox', { name: 'Style sheet' })).toHaveDisplayValue(/#FFD600/);
  },
};

export const Refused: Story = {
  name: 'What is no colour says so at its field, and leaves the theme that was there',
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const brand = canvas.getByRole('textbox', { name: 'Brand colour' });
    await userEvent.clear(brand);
    await userEvent.type(brand, '#0A7D');
    await expect(brand).toHaveAccessibleDescription(/Give the colour as six digits/);
    await expect(canvas.getByRole('region', { name: 'Preview, light' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Style sheet' })).toHaveDisplayValue(/#0A7/);
  },
};

export const Shape: Story = {
  name: 'Corners and density change every part at once',
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('slider', { name: 'Corners, in px' }).focus();
    await userEvent.keyboard('{End}');
    await userEvent.click(canvas.getByRole('radio', { name: 'Compact' }));
    const light = within(canvas.getByRole('region', { name: 'Preview, light' }));
    await expect(light.getByRole('button', { name: 'Compare' })).toHaveStyle({ borderRadius: '16px' });
    await expect(canvas.getByRole('textbox', { name: 'Style sheet' })).toHaveDisplayValue(
      /--mr-space-md: 12px/,
    );
  },
};
