import { aProduct, failing, handlers, slow, suppliers } from '@millrace/api-mocks';
import { findBodyRows, holdTimeouts, withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { AllSuppliersContainer } from '.';

const meta = {
  title: 'Catalogue/AllSuppliersContainer',
  tags: ['!autodocs'],
  component: AllSuppliersContainer,
  ...withApi,
  args: { product: aProduct() },
} satisfies Meta<typeof AllSuppliersContainer>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const reading = { operations: ['listSuppliers'] as const };
const namesByName = suppliers(11)
  .map((row) => row.company_name)
  .sort((a, b) => a.localeCompare(b, 'en'));

/** Returns the links to companies, without those for messages. */
const companies = { name: /^(?!Message )/ };
const seeAll = { name: 'See all suppliers' };

async function expectRows(canvas: Canvas, count: number, timeout = 3000): Promise<void> {
  await waitFor(() => expect(findBodyRows(canvas)).toHaveLength(count), { timeout });
}

export const Default: Story = {
  name: 'Shows five suppliers first [PROD-039, DIFF-025]',
  play: async ({ canvas }) => {
    await expectRows(canvas, 5);
    await expect(canvas.getByText('5 of 11 shown')).toBeVisible();
    await expect(canvas.getByRole('button', seeAll)).toHaveTextContent('See All');
  },
};

export const SeesAll: Story = {
  name: 'Shows all after a second with a spinner [PROD-040]',
  play: async ({ canvas, userEvent }) => {
    await expectRows(canvas, 5);
    const held = holdTimeouts(1000);
    await userEvent.click(canvas.getByRole('button', seeAll));
    await expect(canvas.getByText('0 of 11 loaded')).toBeVisible();
    await expect(canvas.getByRole('button', seeAll)).toHaveAttribute('aria-busy', 'true');
    await expectRows(canvas, 5);
    // All rows are loaded, but the minimum second has not elapsed.
    await expect(await canvas.findByText('11 of 11 loaded')).toBeVisible();
    await expect(findBodyRows(canvas)).toHaveLength(5);
    held.end(1000);
    await expectRows(canvas, 11);
    await expect(canvas.queryByText(/ read$/)).not.toBeInTheDocument();
    await expect(canvas.getByText('11 of 11 shown')).toBeVisible();
    await expect(canvas.queryByRole('button', seeAll)).not.toBeInTheDocument();
    // The button is removed; the next Tab continues from its position.
    await expect(canvas.getByText('11 of 11 shown').closest('[data-component="SeeAll"]')).toHaveFocus();
  },
};

export const SortsAll: Story = {
  name: 'Keeps all in view when the order changes',
  play: async ({ canvas, userEvent }) => {
    await expectRows(canvas, 5);
    await userEvent.click(canvas.getByRole('button', seeAll));
    await expectRows(canvas, 11);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Company name');
    await expectRows(canvas, 11, 0);
    await waitFor(() =>
      expect(canvas.getAllByRole('link', companies).map((link) => link.textContent)).toEqual(namesByName),
    );
    await expectRows(canvas, 11, 0);
  },
};

export const SortsAllSlowly: Story = {
  name: 'Says that another order is on its way, and names it in the heads once it is there',
  tags: ['no-visual'], // As Default and Sees All.
  play: async ({ canvas, canvasElement, msw, userEvent }) => {
    await expectRows(canvas, 5);
    await userEvent.click(canvas.getByRole('button', seeAll));
    await expectRows(canvas, 11);
    msw.use(...handlers({ scenarios: [slow({ ...reading, delayMs: 600 })] }));
    const held = holdTimeouts(600);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Company name');
    await expect(await canvas.findByText('0 of 11 loaded')).toBeVisible();
    await expect(canvas.getByRole('button', seeAll)).toHaveAttribute('aria-busy', 'true');
    await expect(canvasElement.querySelector('[aria-sort]')).toBeNull();
    // Page by page.
    await waitFor(() => {
      held.end(600);
      expect(canvasElement.querySelector('[aria-sort]')).toHaveTextContent('Company');
    });
    await expect(canvas.getAllByRole('link', companies).map((link) => link.textContent)).toEqual(namesByName);
    await expect(canvas.queryByRole('button', seeAll)).not.toBeInTheDocument();
  },
};

export const FailsToSortAll: Story = {
  name: 'Keeps all when they do not come in another order, and tries again when asked to',
  tags: ['no-visual'], // As Fails Once.
  play: async ({ canvas, canvasElement, msw, userEvent }) => {
    await expectRows(canvas, 5);
    await userEvent.click(canvas.getByRole('button', seeAll));
    await expectRows(canvas, 11);
    // The few in this order are loaded too.
    msw.use(...handlers({ scenarios: [failing('offline', { ...reading, times: 2 })] }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Company name');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Try See All again');
    await expectRows(canvas, 11);
    await expect(canvasElement.querySelector('[aria-sort]')).toBeNull();
    await userEvent.click(canvas.getByRole('button', seeAll));
    await waitFor(() =>
      expect(canvas.getAllByRole('link', companies).map((link) => link.textContent)).toEqual(namesByName),
    );
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', seeAll)).not.toBeInTheDocument();
  },
};

export const FailsOnce: Story = {
  name: 'Keeps the five when the rest fails, and tries again when asked to',
  play: async ({ canvas, msw, userEvent }) => {
    await expectRows(canvas, 5);
    msw.use(...handlers({ scenarios: [failing('offline', { ...reading, times: 1 })] }));
    await userEvent.click(canvas.getByRole('button', seeAll));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t load some items');
    await expectRows(canvas, 5);
    await userEvent.click(canvas.getByRole('button', seeAll));
    await expectRows(canvas, 11);
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const ForGuests: Story = {
  name: 'Leads guests who want to see all to the login [PROD-041]',
  args: { signInHref: '?login=true' },
  parameters: { api: { viewer: 'guest' } },
  play: async ({ canvas }) => {
    await expectRows(canvas, 5);
    await expect(canvas.getByRole('link', seeAll)).toHaveAttribute('href', '?login=true&reason=rows');
    await expect(canvas.queryByRole('button', seeAll)).not.toBeInTheDocument();
  },
};

export const OnTheFreePlan: Story = {
  name: 'Lists every name on Free, but contacts of the first four only [PLAN-005, GAP-076]',
  parameters: { api: { viewer: 'free' } },
  play: async ({ canvas, userEvent }) => {
    await expectRows(canvas, 5);
    await expect(canvas.getByRole('note')).toHaveTextContent('All names are listed.');
    await userEvent.click(canvas.getByRole('button', seeAll));
    await expectRows(canvas, 11);
    await expect(canvas.getAllByText('Not shown')).toHaveLength(11 - 4);
    for (const { company_name } of suppliers(11)) {
      await expect(canvas.getByRole('link', { name: company_name })).toBeVisible();
    }
  },
};

export const OnThePremiumPlan: Story = {
  name: 'Tells members on Premium all of it [PLAN-005]',
  parameters: { api: { viewer: 'premium' } },
  play: async ({ canvas, userEvent }) => {
    await expectRows(canvas, 5);
    await userEvent.click(canvas.getByRole('button', seeAll));
    await expectRows(canvas, 11);
    await expect(canvas.queryByText('Not shown')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('note')).not.toBeInTheDocument();
  },
};
