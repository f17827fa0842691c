import { Button, Text } from '@millrace/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { DiagramNode, DiagramPath } from '../../graph';
import { ValueChainDiagram, ValueChainDialog, type WeightTexts } from '.';

const names: Readonly<Record<string, string>> = {
  quartz: 'Quartz sand',
  tetrachloride: 'Silicon tetrachloride',
  glass: 'Preform silica glass',
  fiber: 'Single-mode fiber',
  multimode: 'Multimode fiber',
  cable: 'Submarine cable',
  trunk: 'Data-centre trunk',
  laser: 'Fiber laser',
};

const graph = {
  root: 'glass',
  nodes: Object.entries(names).map(([id, label], index) => ({ id, label, weight: 7 * index })),
  links: [
    { source: 'quartz', target: 'tetrachloride' },
    { source: 'tetrachloride', target: 'glass' },
    { source: 'glass', target: 'fiber' },
    { source: 'glass', target: 'multimode' },
    { source: 'fiber', target: 'cable' },
    { source: 'fiber', target: 'trunk' },
    { source: 'multimode', target: 'trunk' },
    { source: 'fiber', target: 'laser' },
    { source: 'laser', target: 'glass' },
  ],
};

const meta = {
  title: 'Value chain/ValueChainDiagram',
  component: ValueChainDiagram<DiagramNode>,
  args: { graph, openLevels: 1 },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 520 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ValueChainDiagram<DiagramNode>>;

export default meta;
type Story = StoryObj<typeof meta>;

const place = (name: RegExp) => screen.findByRole('treeitem', { name });
const isSelected = (name: RegExp) =>
  waitFor(async () => expect(await place(name)).toHaveAttribute('aria-selected', 'true'));

export const Default: Story = {
  name: 'Draws lists of nodes and links from one node on, and takes no focus',
  tags: ['rtl'],
  play: async ({ canvas }) => {
    await expect(await place(/^Preform silica glass/)).toHaveAttribute('aria-level', '1');
    await expect(await place(/^Fiber laser/)).toHaveAttribute('aria-level', '3');
    await expect(await screen.findAllByRole('treeitem', { name: /^Data-centre trunk/ })).toHaveLength(2);
    await expect(document.body).toHaveFocus();
    const { width, height } = (
      canvas.getByRole('tree').closest('[data-component="ValueChainDiagram"]') as HTMLElement
    ).getBoundingClientRect();
    await expect(height).toBe(520);
    await expect(width).toBeGreaterThan(300);
  },
};

export const Upstream: Story = {
  name: 'Follows links back to what a node is made of',
  args: { direction: 'upstream' },
  play: async () => {
    await expect(await place(/^Silicon tetrachloride/)).toHaveAttribute('aria-level', '2');
    await expect(await place(/^Quartz sand/)).toHaveAttribute('aria-level', '3');
    await expect(await place(/^Fiber laser/)).toHaveAttribute('aria-level', '2');
  },
};

function BothWays() {
  const [selection, setSelection] = useState<DiagramPath | null>(null);
  return (
    <div style={{ display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', blockSize: '100%' }}>
      <output>{JSON.stringify({ selection })}</output>
      <ValueChainDiagram
        graph={graph}
        direction="both"
        openLevels={1}
        selection={selection}
        onSelectionChange={setSelection}
      />
    </div>
  );
}

export const Both: Story = {
  name: 'Shows what leads to a node in the mirror of what it leads to',
  tags: ['rtl'],
  render: () => <BothWays />,
  play: async ({ canvas }) => {
    const sources = within(await canvas.findByRole('region', { name: 'Made from' }));
    const uses = within(canvas.getByRole('region', { name: 'Applications' }));
    const sand = await sources.findByRole('treeitem', { name: /^Quartz sand/ });
    const source = await sources.findByRole('treeitem', { name: /^Silicon tetrachloride/ });
    const root = await uses.findByRole('treeitem', { name: /^Preform silica glass/ });
    const cable = await uses.findByRole('treeitem', { name: /^Submarine cable/ });
    await expect(uses.queryByRole('treeitem', { name: /^Quartz sand/ })).not.toBeInTheDocument();
    const start = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      return getComputedStyle(document.documentElement).direction === 'rtl' ? -right : left;
    };
    const places = [sand, source, root, cable].map(start);
    await expect(places).toEqual(places.toSorted((one, other) => one - other));
    await userEvent.click(source);
    await expect(await canvas.findByText('{"selection":["tetrachloride"]}')).toBeVisible();
    await userEvent.click(cable);
    await expect(await canvas.findByText('{"selection":["fiber","cable"]}')).toBeVisible();
    await waitFor(() => expect(source).toHaveAttribute('aria-selected', 'false'));
  },
};

// Shows as much as fits; the rest scrolls.
export const BothOnPhone: Story = {
  tags: ['phone-only'],
  render: () => <BothWays />,
  play: async ({ canvas }) => {
    const uses = within(await canvas.findByRole('region', { name: 'Applications' }));
    await expect(await uses.findByRole('treeitem', { name: /^Preform silica glass/ })).toBeVisible();
  },
};

const tonnes: WeightTexts = {
  heading: 'Output',
  format: (weight) => `${weight} kt a year`,
  unit: () => ' kt',
};

export const OwnLook: Story = {
  name: 'Has colours, texts and details of its owner',
  args: {
    graph: {
      ...graph,
      nodes: graph.nodes.map((node) => ({ ...node, group: node.id === 'fiber' ? 'ours' : 'theirs' })),
    },
    colors: { ours: 'oklch(0.62 0.2 28)', theirs: 'oklch(0.7 0.12 250)' },
    texts: { 'valueChain.level.root': 'Material', 'valueChain.level.first': 'Made of it' },
    weight: tonnes,
    nodeHref: ({ id }) => `#${id}`,
    renderDetails: ({ node, level, path }) => (
      <Text>
        {node.id} on level {level}: {path.join(' › ')}
      </Text>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const fiber = await place(/^Single-mode fiber/);
    const other = await place(/^Multimode fiber/);
    await expect(fiber).toHaveTextContent('21 kt a year');
    await expect(getComputedStyle(fiber).borderInlineStartColor).not.toBe(
      getComputedStyle(other).borderInlineStartColor,
    );
    await waitFor(() => expect(canvasElement).toHaveTextContent('Made of it'));
    await userEvent.click(await place(/^Fiber laser/));
    const details = await canvas.findByRole('complementary', { name: 'Fiber laser' });
    await expect(details).toHaveTextContent('laser on level 2: fiber › laser');
    await userEvent.click(await canvas.findByRole('button', { name: 'Table' }));
    const table = await canvas.findByRole('table');
    await expect(within(table).getByRole('columnheader', { name: 'Output' })).toBeVisible();
    await expect(within(table).getByRole('link', { name: 'Fiber laser' })).toHaveAttribute('href', '#laser');
  },
};

function Controlled() {
  const [selection, setSelection] = useState<DiagramPath | null>(['fiber']);
  const [expansion, setExpansion] = useState<readonly DiagramPath[]>([[], ['fiber']]);
  return (
    <div style={{ display: 'grid', gridTemplateRows: 'auto 1fr', blockSize: '100%' }}>
      <div>
        <Button onClick={() => setSelection(['multimode', 'trunk'])}>Go to the trunk</Button>
        <Button onClick={() => setSelection(null)}>Select nothing</Button>
        <Button onClick={() => setExpansion([[], ['multimode']])}>Open multimode alone</Button>
        <output>{JSON.stringify({ selection, expansion })}</output>
      </div>
      <ValueChainDiagram
        graph={graph}
        selection={selection}
        onSelectionChange={setSelection}
        expansion={expansion}
        onExpansionChange={setExpansion}
      />
    </div>
  );
}

export const ControlledState: Story = {
  name: 'Selects and opens what its owner says, and tells what its reader does',
  tags: ['no-visual'], // The same drawing, beside buttons that nobody has.
  render: () => <Controlled />,
  play: async ({ canvas }) => {
    const told = () => JSON.parse(canvas.getByText(/"selection"/).textContent ?? '');
    await isSelected(/^Single-mode fiber/);
    await expect(await place(/^Fiber laser/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Open multimode alone' }));
    await waitFor(() =>
      expect(screen.queryByRole('treeitem', { name: /^Fiber laser/ })).not.toBeInTheDocument(),
    );
    await expect(await place(/^Multimode fiber/)).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Go to the trunk' }));
    await isSelected(/^Data-centre trunk/);
    await userEvent.click(canvas.getByRole('button', { name: 'Select nothing' }));
    await waitFor(() => expect(canvas.queryByRole('complementary')).not.toBeInTheDocument());
    await expect(told()).toEqual({ selection: null, expansion: [[], ['multimode']] });
    await userEvent.click(await place(/^Multimode fiber/));
    await waitFor(() => expect(told()).toEqual({ selection: ['multimode'], expansion: [[]] }));
  },
};

const root: DiagramNode = { id: 'glass', label: 'Preform silica glass', childCount: 2 };

export const Loading: Story = {
  name: 'Asks for the first level of a graph that is loaded as it is opened',
  tags: ['no-visual'], // As in ValueChainTree.
  args: { graph: { root, children: new Map() }, onExpand: fn() },
  play: async ({ args, canvas }) => {
    await expect(await place(/^Preform silica glass/)).toBeVisible();
    await expect(args.onExpand).toHaveBeenCalledTimes(1);
    await expect(args.onExpand).toHaveBeenCalledWith('glass');
    await expect(await canvas.findByRole('searchbox')).toBeDisabled();
  },
};

export const InDialog: Story = {
  name: 'Opens over the whole window, where the keyboard begins at the root',
  tags: ['no-visual'], // As in ValueChainTree.
  render: (args) => (
    <ValueChainDialog graph={graph} openLevels={args.openLevels ?? 0} trigger={<Button>Open</Button>} />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await waitFor(
      async () => expect(await place(/^Preform silica glass/)).toHaveFocus(),
      // Lazy-loaded, which takes time on a busy machine.
      { timeout: 10_000 },
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};
