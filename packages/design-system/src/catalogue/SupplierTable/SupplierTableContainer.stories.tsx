import { aProduct, failing, handlers, slow, suppliers } from '@millrace/api-mocks';
import { compareSuppliers, SUPPLIER_SORTS, type SupplierSort } from '@millrace/domain';
import { findBodyRows, holdTimeouts, sentRequests, withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { SupplierTableContainer } from '.';

const product = aProduct();
const reading = { operations: ['listSuppliers'] as const };

const meta = {
  title: 'Catalogue/SupplierTableContainer',
  tags: ['!autodocs'],
  component: SupplierTableContainer,
  ...withApi,
  args: { product, number: 1 },
} satisfies Meta<typeof SupplierTableContainer>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Returns the names in row order, once there are as many as expected. */
async function shownNames(canvas: Canvas, count: number): Promise<(string | null)[]> {
  await waitFor(() => expect(findBodyRows(canvas)).toHaveLength(count));
  return findBodyRows(canvas).map(
    (row) => within(row).getByRole('link', { name: /^(?!Message )/ }).textContent,
  );
}

const loadMore = { name: 'Load more suppliers' };

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await shownNames(canvas, 4)).toHaveLength(4);
    await expect(sentRequests()).toHaveLength(1);
  },
};

export const ErrorState: Story = {
  name: 'Error: says so, and reads again when asked to',
  parameters: { api: { scenarios: [failing('server', { ...reading, times: 1 })] } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t load this list.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await shownNames(canvas, 4);
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const Offline: Story = {
  parameters: { api: { scenarios: [failing('offline', reading)] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t load this list.');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const LoadsMore: Story = {
  name: 'Shows four first and loads more by cursor until all are shown [PROD-030]',
  play: async ({ canvas, userEvent }) => {
    const first = await shownNames(canvas, 4);
    await expect(canvas.getByText('4 of 11 shown')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', loadMore));
    await expect((await shownNames(canvas, 8)).slice(0, 4)).toEqual(first);
    await userEvent.click(canvas.getByRole('button', loadMore));
    await expect(new Set(await shownNames(canvas, 11)).size).toBe(11);
    await expect(canvas.getByText('11 of 11 shown')).toBeVisible();
    await expect(canvas.queryByRole('button', loadMore)).not.toBeInTheDocument();

    const [one, two, three] = sentRequests();
    await expect(one).not.toContain('cursor=');
    await expect(two).toMatch(/limit=4&cursor=\S+/);
    await expect(three).toMatch(/limit=4&cursor=\S+/);
    await expect(three).not.toBe(two);
  },
};

/** All names in the order of the domain. */
function inOrder(sort: SupplierSort): string[] {
  const compare = compareSuppliers(sort);
  return suppliers(11)
    .map((row) => ({
      companyId: row.company_id,
      companyName: row.company_name,
      premium: row.premium,
      contacts: row.contacts ?? 0,
      countryCode: row.country_code,
    }))
    .sort(compare)
    .map((row) => row.companyName);
}

const sortNames = {
  premium: 'Premium',
  country: 'Country',
  company: 'Company name',
  contacts: 'Number of contacts',
} as const;

export const Sorts: Story = {
  name: 'Sorts by premium unless told otherwise, by country, company name and number of contacts [PROD-029]',
  play: async ({ canvas, step, userEvent }) => {
    await expect(await shownNames(canvas, 4)).toEqual(inOrder('premium').slice(0, 4));
    const select = canvas.getByRole('combobox', { name: 'Sort by' });
    await expect(
      within(select)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(SUPPLIER_SORTS.map((sort) => sortNames[sort]));
    for (const sort of [...SUPPLIER_SORTS.slice(1), SUPPLIER_SORTS[0]]) {
      await step(sortNames[sort], async () => {
        await userEvent.selectOptions(select, sortNames[sort]);
        const expected = inOrder(sort);
        await waitFor(async () =>
          expect((await shownNames(canvas, Math.min(findBodyRows(canvas).length, 4))).slice(0, 4)).toEqual(
            expected.slice(0, 4),
          ),
        );
      });
    }
  },
};

export const FailsToLoadMore: Story = {
  name: 'Keeps what is shown when the next page fails, and loads it when asked again',
  play: async ({ canvas, msw, userEvent }) => {
    await shownNames(canvas, 4);
    msw.use(...handlers({ scenarios: [failing('offline', { ...reading, times: 1 })] }));
    await userEvent.click(canvas.getByRole('button', loadMore));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t load more.');
    await shownNames(canvas, 4);
    await userEvent.click(canvas.getByRole('button', loadMore));
    await shownNames(canvas, 8);
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const ForGuests: Story = {
  name: 'Leads guests who load more to the login [PROD-031]',
  args: { signInHref: '?login=true' },
  parameters: { api: { viewer: 'guest' } },
  play: async ({ canvas, userEvent }) => {
    await shownNames(canvas, 4);
    await expect(canvas.queryByRole('button', loadMore)).not.toBeInTheDocument();
    const link = canvas.getByRole('link', loadMore);
    await expect(link).toHaveAttribute('href', '?login=true&reason=rows');
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await expect(sentRequests()).toHaveLength(1);
    // Guests see none of their contacts, so there is no column of them.
    await expect(canvas.queryByRole('columnheader', { name: 'Contacts' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('note')).toHaveTextContent('Contacts and counts are for members');
  },
};

export const OnTheFreePlan: Story = {
  name: 'Tells members on Free the contacts of the first four, and says why no more',
  parameters: { api: { viewer: 'free' } },
  play: async ({ canvas, userEvent }) => {
    await shownNames(canvas, 4);
    await expect(canvas.queryByText('Not shown')).not.toBeInTheDocument();
    await expect(canvas.getByRole('note')).toHaveTextContent('All names are listed.');
    await userEvent.click(canvas.getByRole('button', loadMore));
    await shownNames(canvas, 8);
    await expect(canvas.getAllByText('Not shown')).toHaveLength(4);
  },
};

export const Slow: Story = {
  name: 'Slow: the rows stay while the next order is on its way',
  play: async ({ canvas, msw, userEvent }) => {
    const before = await shownNames(canvas, 4);
    msw.use(...handlers({ scenarios: [slow({ ...reading, delayMs: 600 })] }));
    const held = holdTimeouts(600);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Country');
    await waitFor(() => expect(held.count(600)).toBe(1));
    await expect(await shownNames(canvas, 4)).toEqual(before);
    held.end(600);
    await waitFor(async () => expect(await shownNames(canvas, 4)).not.toEqual(before));
  },
};

export const ShowsEvidence: Story = {
  name: 'Shows members on what a row rests, and takes it out of the list once it is removed [GAP-087]',
  play: async ({ canvas, userEvent }) => {
    const [first] = await shownNames(canvas, 4);
    const name = `Actions for ${first}`;
    await userEvent.click(canvas.getByRole('button', { name }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Evidence' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Evidence' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Remove link' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name })).toBeNull());
    await expect(await screen.findByText(/ is no longer listed as a supplier of /)).toBeVisible();
  },
};

export const Selects: Story = {
  name: 'Keeps selected suppliers in another order, and begins a quote request to them [DIFF-003]',
  args: { onRequestQuotes: fn() },
  tags: ['no-visual'], // DataTable draws selected rows.
  play: async ({ args, canvas, userEvent }) => {
    const before = await shownNames(canvas, 4);
    const [first, second] = before;
    await expect(canvas.getByText('Select suppliers to request quotes from.')).toBeVisible();
    for (const name of [first, second]) {
      await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${name}` }));
    }
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Country');
    await waitFor(async () => expect(await shownNames(canvas, 4)).not.toEqual(before));
    await expect(canvas.getByText('2 suppliers selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Request quotes' }));
    await expect(args.onRequestQuotes).toHaveBeenCalledOnce();
    await expect(args.onRequestQuotes).toHaveBeenCalledWith([
      expect.objectContaining({ name: first }),
      expect.objectContaining({ name: second }),
    ]);
  },
};

export const NoEvidenceForGuests: Story = {
  name: 'Shows guests no evidence, and leads those who write to a supplier to the login',
  args: { signInHref: '?login=true' },
  parameters: { api: { viewer: 'guest' } },
  play: async ({ canvas }) => {
    await shownNames(canvas, 4);
    await expect(canvas.queryByRole('button', { name: /^Actions for/ })).toBeNull();
    const [message] = canvas.getAllByRole('link', { name: /^Message someone at/ });
    await expect(message).toHaveAttribute('href', '?login=true&reason=message');
  },
};
