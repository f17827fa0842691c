import { aProduct, empty, failing, slow } from '@millrace/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { expectPage } from '../../testing/expect-page';
import { onPage, phoneViewport } from '../../testing/on-page';
import { productTabPath } from '../ProductTabNav';
import { ProductPageOverMocks } from './story-product-page';

const { name } = aProduct();

const meta = {
  title: 'Screens/Product page',
  tags: ['!autodocs'],
  component: ProductPageOverMocks,
  ...onPage(productTabPath(aProduct(), 'feed')),
} satisfies Meta<typeof ProductPageOverMocks>;

export default meta;
type Story = StoryObj<typeof meta>;

const play: Story['play'] = async ({ canvas, canvasElement }) => {
  await expectPage(canvasElement, { heading: name });
  await expect(await canvas.findByText('Kvarnholm Silica AB')).toBeVisible();
};

export const Default: Story = { play };

export const Guest: Story = {
  name: 'Guest: slides beside the tables, and fewer details in them',
  parameters: { api: { viewer: 'guest' } },
  play: async (context) => {
    await play(context);
    // The notes say for whom contacts are; a column of them would be empty.
    await expect(
      (await context.canvas.findAllByText(/^Contacts and counts are for members/))[0],
    ).toBeVisible();
    await expect(context.canvas.queryByRole('columnheader', { name: 'Contacts' })).not.toBeInTheDocument();
  },
};

export const GuestLogsIn: Story = {
  name: 'Guest: Sign In opens the login over the page, which stays as it is',
  // On phones the link is in the menu of the masthead.
  tags: ['wide-only'],
  parameters: { api: { viewer: 'guest' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Sign In' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('heading', { level: 1, name })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Sign In' }));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const Tabs: Story = {
  name: 'Pressing a tab shows what it names',
  tags: ['no-visual'], // Each tab has its own story.
  play: async ({ canvas, userEvent }) => {
    const tabs = within(await canvas.findByRole('navigation', { name: `Sections of ${name}` }));
    const press = async (tab: RegExp) => {
      await userEvent.click(tabs.getByRole('link', { name: tab }));
      await expect(tabs.getByRole('link', { name: tab })).toHaveAttribute('aria-current', 'page');
    };
    await press(/^Suppliers/);
    await expect(await canvas.findByRole('button', { name: 'See all suppliers' })).toBeVisible();
    await press(/^Materials/);
    await expect(canvas.queryByRole('button', { name: 'See all suppliers' })).toBeNull();
  },
};

export const Loading: Story = {
  name: 'Loading: the product is there, and its lists are on their way',
  parameters: { api: { scenarios: [slow({ delayMs: 'infinite' })] } },
  play: async ({ canvas, canvasElement }) => {
    await expectPage(canvasElement, { heading: name });
    await waitFor(() => expect(canvas.getAllByText('Loading…').length).toBeGreaterThan(3));
  },
};

export const Empty: Story = {
  name: 'Empty: nothing is known of the product yet',
  parameters: { api: { scenarios: [empty()] } },
  play: async ({ canvasElement }) => expectPage(canvasElement, { heading: name }),
};

export const ErrorState: Story = {
  name: 'Error: each list says so, and tries again on demand',
  parameters: { api: { scenarios: [failing('server')] } },
  play: async ({ canvas, canvasElement }) => {
    await expectPage(canvasElement, { heading: name });
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: 'Try again' }).length).toBeGreaterThan(3),
    );
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play };

export const Phone: Story = { tags: ['phone-only'], globals: phoneViewport, play };
