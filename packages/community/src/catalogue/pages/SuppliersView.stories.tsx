import { aProduct, suppliers } from '@millrace/api-mocks';
import { findBodyRows } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { expectPage } from '../../testing/expect-page';
import { onPage, phoneViewport } from '../../testing/on-page';
import { productTabPath } from '../ProductTabNav';
import { ProductPageOverMocks } from './story-product-page';

const { name } = aProduct();

const meta = {
  title: 'Screens/Suppliers view',
  tags: ['!autodocs'],
  component: ProductPageOverMocks,
  ...onPage(productTabPath(aProduct(), 'suppliers')),
} satisfies Meta<typeof ProductPageOverMocks>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the rows of the suppliers, without those of the product's properties. */
const supplierRows = (page: HTMLElement) =>
  findBodyRows(within(within(page).getByRole('grid', { name: `Suppliers of ${name}` })));

const play: Story['play'] = async ({ canvasElement }) => {
  await expectPage(canvasElement, { heading: name });
  await waitFor(() => expect(supplierRows(canvasElement)).toHaveLength(5));
};

export const Default: Story = { play };

export const All: Story = {
  name: 'Shows all suppliers, sorted by name',
  play: async (context) => {
    await play(context);
    const { canvas, canvasElement, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'See all suppliers' }));
    await waitFor(() => expect(supplierRows(canvasElement)).toHaveLength(11));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Company name');
    const [first = ''] = suppliers(11)
      .map((row) => row.company_name)
      .sort((a, b) => a.localeCompare(b, 'en'));
    await waitFor(() => expect(supplierRows(canvasElement)[0]).toHaveTextContent(first));
  },
};

export const Guest: Story = {
  name: 'Guest: five suppliers, and the login for the others',
  parameters: { api: { viewer: 'guest' } },
  play,
};

export const FreePlan: Story = {
  name: 'On Free: every name, but contacts of the first alone',
  parameters: { api: { viewer: 'free' } },
  play,
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play };

export const Phone: Story = { tags: ['phone-only'], globals: phoneViewport, play };
