import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LanguageChoice, LanguageSettings } from '.';

const meta = {
  title: 'Account/LanguageChoice',
  component: LanguageChoice,
  args: { action: '/language', returnTo: '/products?sort=name' },
} satisfies Meta<typeof LanguageChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Names each language in itself, and sends it with the page to come back to',
  tags: ['phone'],
  play: async ({ canvas, canvasElement }) => {
    const list = canvas.getByRole('list', { name: 'Language' });
    const names = within(list)
      .getAllByRole('button')
      .map((button) => [button.lang, button.textContent]);
    await expect(names).toEqual([
      ['en', 'English'],
      ['de', 'Deutsch'],
      ['zh', '简体中文'],
      ['ja', '日本語'],
      ['ar', 'العربية'],
    ]);
    await expect(canvas.getByRole('button', { current: true })).toHaveTextContent('English');
    const sent = new FormData(
      canvasElement.querySelector('form') ?? undefined,
      canvas.getByRole('button', { name: 'Deutsch' }),
    );
    await expect(Object.fromEntries(sent)).toEqual({ language: 'de', return_to: '/products?sort=name' });
  },
};

export const German: Story = {
  name: 'Marks the language of the page',
  globals: { locale: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Sprache' })).toBeVisible();
    await expect(canvas.getByRole('button', { current: true })).toHaveTextContent('Deutsch');
  },
};

export const Settings: Story = {
  name: 'Among the settings of a member it says how far it reaches',
  render: (args) => <LanguageSettings {...args} saved />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: /Language/ })).toHaveTextContent('wherever you sign in');
    await expect(canvas.getByText('Saved.')).toBeVisible();
  },
};

export const Arabic: Story = { globals: { locale: 'ar' } };
