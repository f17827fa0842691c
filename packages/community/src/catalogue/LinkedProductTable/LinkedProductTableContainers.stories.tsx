import { aProduct, failing, huge } from '@millrace/api-mocks';
import { findBodyRows, sentRequests, withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { ApplicationTableContainer, MaterialTableContainer } from '.';

const product = aProduct();

const meta = {
  title: 'Catalogue/LinkedProductTableContainers',
  tags: ['!autodocs'],
  component: MaterialTableContainer,
  ...withApi,
  args: { product, number: 2 },
} satisfies Meta<typeof MaterialTableContainer>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function expectRows(canvas: Canvas, count: number): Promise<void> {
  await waitFor(() => expect(findBodyRows(canvas)).toHaveLength(count));
}

export const Default: Story = {
  name: 'Shows five raw materials and five more per Load More [PROD-033]',
  parameters: { api: { scenarios: [huge({ rows: 12 })] } },
  play: async ({ canvas, userEvent }) => {
    const more = { name: 'Load more raw materials and equipment' };
    await expectRows(canvas, 5);
    await userEvent.click(canvas.getByRole('button', more));
    await expectRows(canvas, 10);
    await userEvent.click(canvas.getByRole('button', more));
    await expectRows(canvas, 12);
    await expect(canvas.queryByRole('button', more)).not.toBeInTheDocument();
    await expect(sentRequests()).toHaveLength(3);
  },
};

export const Applications: Story = {
  name: 'Shows five applications and five more per Load More [PROD-033]',
  render: (args) => <ApplicationTableContainer {...args} number={3} />,
  parameters: { api: { scenarios: [huge({ rows: 12 })] } },
  play: async ({ canvas, userEvent }) => {
    const more = { name: 'Load more applications' };
    await expectRows(canvas, 5);
    await userEvent.click(canvas.getByRole('button', more));
    await expectRows(canvas, 10);
    await userEvent.click(canvas.getByRole('button', more));
    await expectRows(canvas, 12);
    await expect(canvas.queryByRole('button', more)).not.toBeInTheDocument();
  },
};

export const ErrorState: Story = {
  name: 'Error: says so, and reads again when asked to',
  parameters: { api: { scenarios: [failing('server', { times: 1 })] } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t load this list.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expectRows(canvas, 5);
  },
};

export const Offline: Story = {
  render: (args) => <ApplicationTableContainer {...args} number={3} />,
  parameters: { api: { scenarios: [failing('offline')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t load this list.');
  },
};

export const ForGuests: Story = {
  name: 'Shows guests the first five, and leads those who want more to the login',
  args: { signInHref: '?login=true' },
  parameters: { api: { viewer: 'guest' } },
  play: async ({ canvas }) => {
    await expectRows(canvas, 5);
    const link = canvas.getByRole('link', { name: 'Load more raw materials and equipment' });
    await expect(link).toHaveAttribute('href', '?login=true&reason=rows');
  },
};

async function showFirst(canvas: Canvas, userEvent: Parameters<NonNullable<Story['play']>>[0]['userEvent']) {
  await expectRows(canvas, 5);
  await userEvent.click(canvas.getAllByRole('button', { name: /^Actions for / })[0] as HTMLElement);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Evidence' }));
  return within(await screen.findByRole('dialog', { name: 'Evidence' }));
}

export const MaterialEvidence: Story = {
  name: 'Shows members on what a raw material rests, and takes their verdict',
  play: async ({ canvas, userEvent }) => {
    const dialog = await showFirst(canvas, userEvent);
    await expect(dialog.getByText(new RegExp(`goes into .*${product.name}`))).toBeVisible();
    await userEvent.click(await dialog.findByRole('radio', { name: 'Confirm' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Submit' }));
    await expect(await dialog.findByText(/^You confirmed this/)).toBeVisible();
  },
};

export const ApplicationEvidence: Story = {
  name: 'Shows members on what an application rests: the same link, read from its other end',
  render: (args) => <ApplicationTableContainer {...args} number={3} />,
  play: async ({ canvas, userEvent }) => {
    const dialog = await showFirst(canvas, userEvent);
    await expect(dialog.getByText(new RegExp(`${product.name}.* goes into `))).toBeVisible();
  },
};

export const Asks: Story = {
  name: 'Asks suppliers of a raw material for a quote, from its row',
  tags: ['no-visual'], // RequestQuoteContainer draws the dialog.
  args: { viewer: null },
  play: async ({ canvas, userEvent }) => {
    await expectRows(canvas, 5);
    await userEvent.click(canvas.getAllByRole('button', { name: /^Actions for / })[0] as HTMLElement);
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Ask suppliers of .* for a quote$/ }));
    await expect(await screen.findByRole('dialog', { name: /^Request a quote for / })).toBeVisible();
  },
};
