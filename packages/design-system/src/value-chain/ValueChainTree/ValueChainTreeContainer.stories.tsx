import { anApplication, aProduct, empty, failing, slow } from '@millrace/api-mocks';
import { sentRequests, withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ValueChainTreeContainer } from '.';

const product = aProduct();
const reads = { operations: ['listApplications'] as const };

const meta = {
  title: 'Value chain/ValueChainTreeContainer',
  tags: ['!autodocs'],
  component: ValueChainTreeContainer,
  ...withApi,
  args: { product },
  // Otherwise lazily loaded, which takes long on a busy machine.
  loaders: [() => import('@millrace/value-chain')],
} satisfies Meta<typeof ValueChainTreeContainer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the nodes of a level; the root's is 1. @throws If there are none. */
function atLevel(level: number): HTMLElement[] {
  const places = screen.getAllByRole('treeitem').filter((place) => place.ariaLevel === String(level));
  expect(places).not.toHaveLength(0);
  return places;
}

const applicationReads = () => sentRequests().filter((request) => request.includes('/product/application/'));

export const Default: Story = {
  name: 'Fetches each level when it is opened, each product once [TREE-004, DATA-022]',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open diagram' }));
    const first = (await waitFor(() => atLevel(2)))[0] as HTMLElement;
    await expect(applicationReads()).toEqual([`GET /api/v1/product/application/${product.id}?limit=200`]);
    await userEvent.click(first);
    await waitFor(() => atLevel(3));
    await expect(applicationReads()).toHaveLength(2);
    await userEvent.click(first);
    await userEvent.click(first);
    await waitFor(() => expect(first).toHaveAttribute('aria-expanded', 'true'));
    await expect(applicationReads()).toHaveLength(2);
  },
};

export const OpensSiblings: Story = {
  name: 'The asterisk fetches and opens all siblings',
  tags: ['no-visual'], // A tree that is open, as others show it.
  args: { open: true },
  play: async () => {
    await waitFor(() => atLevel(2));
    const closed = () => atLevel(2).filter(({ ariaExpanded }) => ariaExpanded === 'false');
    const count = closed().length;
    await expect(count).toBeGreaterThanOrEqual(3);
    await waitFor(() => expect(atLevel(1)[0]).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}*');
    await waitFor(() => expect(new Set(applicationReads()).size).toBe(1 + count));
    await waitFor(() => expect(closed()).toEqual([]));
    // All of them fit into the window.
    const plate = document.querySelector('[data-component="ValueChainPlate"]')?.getBoundingClientRect();
    await waitFor(() => {
      for (const place of screen.getAllByRole('treeitem')) {
        const { top, bottom } = place.getBoundingClientRect();
        expect(top).toBeGreaterThanOrEqual(plate?.top ?? 0);
        expect(bottom).toBeLessThanOrEqual(plate?.bottom ?? 0);
      }
    });
    await expect(screen.getByRole('tree')).toHaveAttribute('aria-busy', 'false');
  },
};

export const Loading: Story = {
  parameters: { api: { scenarios: [slow({ ...reads, delayMs: 'infinite' })] } },
  args: { open: true },
  play: async () => {
    const texts = await screen.findAllByText('Please wait while we load applications ...');
    await expect(texts[0]).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { api: { scenarios: [empty()] } },
  args: { open: true },
  play: async () => {
    await expect(await screen.findByText('No applications yet')).toBeVisible();
  },
};

export const ErrorState: Story = {
  name: 'Tries again after the network failed [GAP-073]',
  parameters: { api: { scenarios: [failing('offline', { ...reads, times: 1 })] } },
  args: { open: true },
  play: async () => {
    (await screen.findByRole('button', { name: 'Try again' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => atLevel(2));
    await expect(atLevel(1)[0]).toHaveFocus();
  },
};

export const GoesOnAlongPath: Story = {
  name: 'Goes on to the product that the address names, once trying again has helped',
  tags: ['no-visual'], // As a product is selected in any tree.
  parameters: { api: { scenarios: [failing('offline', { ...reads, times: 1 })] } },
  args: { open: true, path: [anApplication().application], onPathChange: fn() },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(
      await screen.findByRole('complementary', { name: anApplication().application_title }),
    ).toBeVisible();
    await expect(args.onPathChange).toHaveBeenCalledOnce();
    await expect(args.onPathChange).toHaveBeenCalledWith([anApplication().application]);
  },
};

export const Inputs: Story = {
  name: 'Follows what goes into a product, too, level by level [DATA-021]',
  tags: ['no-visual'], // A tree that is open, as others show it.
  args: { open: true },
  play: async () => {
    await waitFor(() => atLevel(2));
    await userEvent.click(screen.getByRole('radio', { name: 'Inputs' }));
    await waitFor(() =>
      expect(sentRequests().at(-1)).toBe(`GET /api/v1/product/rawMaterial/${product.id}?limit=200`),
    );
    await expect(await screen.findByText(`${product.name} and its inputs`)).toBeVisible();
    await waitFor(() => expect(atLevel(2)).toHaveLength(9));
  },
};

export const Selected: Story = {
  name: 'Follows the selected product, and lists its first suppliers; a selected leaf has a ground of its own',
  args: { open: true },
  play: async () => {
    const leaf = await waitFor(() => {
      const found = atLevel(2).find((place) => place.ariaExpanded === null);
      expect(found).toBeDefined();
      return found as HTMLElement;
    });
    await userEvent.click(leaf);
    await waitFor(() => expect(leaf).toHaveAttribute('aria-selected', 'true'));
    await expect(getComputedStyle(leaf).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
    await expect(await screen.findByRole('button', { name: /^(Unf|F)ollow/ })).toBeVisible();
    await expect(await screen.findByRole('heading', { name: 'Suppliers' })).toBeVisible();
    await expect(screen.getByRole('link', { name: /^See all / })).toHaveAttribute(
      'href',
      expect.stringContaining('?tab=suppliers'),
    );
  },
};
