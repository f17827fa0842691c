import { searchHits } from '@millrace/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { SiteSearch } from '../SiteSearch';
import { Masthead } from '.';

const meta = {
  title: 'Features/Masthead',
  component: Masthead,
  parameters: { layout: 'fullscreen' },
  args: {
    viewer: null,
    homeHref: '/',
    signInHref: '?login=true',
    logoutHref: 'https://api.millrace.example/auth/logout',
    search: (
      <SiteSearch
        text=""
        onTextChange={fn()}
        category="products"
        onCategoryChange={fn()}
        hits={searchHits(4)}
        status="idle"
        onSelect={fn()}
        onSubmit={fn()}
      />
    ),
  },
  argTypes: { search: { control: false } },
  decorators: [
    (Story) => (
      <>
        <Story />
        <main id="main" tabIndex={-1} style={{ blockSize: '120vh', padding: 32 }}>
          <p>What the page is about.</p>
        </main>
      </>
    ),
  ],
} satisfies Meta<typeof Masthead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Offers guests to sign in',
  tags: ['phone', 'rtl', 'forced-colors'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Millrace, home' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '?login=true');
    await expect(canvas.queryByRole('link', { name: 'Logout' })).not.toBeInTheDocument();
  },
};

export const SignedIn: Story = {
  name: 'Shows who is signed in, and the way out',
  args: { viewer: { name: 'Ines Hallberg', image: null } },
  tags: ['phone'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Signed in as Ines Hallberg' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Logout' })).toHaveAttribute(
      'href',
      'https://api.millrace.example/auth/logout',
    );
  },
};

export const SkipsToContent: Story = {
  name: 'The first stop of the keyboard skips to the content',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toHaveFocus();
    await expect(skip).toHaveAttribute('href', '#main');
  },
};

export const LongText: Story = {
  args: { viewer: { name: 'Hubertus-Maximilian Wolfeschlegelsteinhausenbergerdorff', image: null } },
  globals: { locale: 'pseudo' },
  tags: ['phone'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Phone: Story = {
  name: 'Phone: one line; the search box opens below it, and closes when it is left',
  tags: ['phone-only'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    if (canvasElement.clientWidth > 767) return;
    const masthead = canvasElement.querySelector('[data-component="Masthead"]');
    await expect(masthead?.getBoundingClientRect().height).toBe(58);
    const box = { name: 'Search products and companies' };
    await expect(canvas.queryByRole('combobox', box)).not.toBeInTheDocument();

    const toggle = canvas.getByRole('link', { name: 'Search' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    const input = canvas.getByRole('combobox', box);
    await expect(input).toBeVisible();
    await expect(input).toHaveFocus();
    await expect(masthead?.getBoundingClientRect().height).toBe(58);

    await userEvent.keyboard('{Escape}');
    await expect(toggle).toHaveFocus();
    await expect(canvas.queryByRole('combobox', box)).not.toBeInTheDocument();

    await userEvent.click(toggle);
    canvas.getByRole('combobox', box).blur();
    await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'false'));
  },
};

export const PhoneSearching: Story = {
  name: 'Phone: the search box is open',
  tags: ['phone-only'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    if (canvasElement.clientWidth > 767) return;
    await userEvent.click(canvas.getByRole('link', { name: 'Search' }));
    await expect(canvas.getByRole('combobox', { name: 'Search products and companies' })).toBeVisible();
  },
};
