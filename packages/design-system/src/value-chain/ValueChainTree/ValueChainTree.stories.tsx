import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ValueChainTree } from '.';
import { explored, firstLevel, largeChain, preform, sharedAndCycle } from './testing/fiber-chain';
import { LiveValueChain } from './testing/LiveValueChain';
import { longNames } from './testing/long-names';
import { withMotion } from './testing/with-motion';

const meta = {
  title: 'Value chain/ValueChainTree',
  component: ValueChainTree,
  args: { data: { status: 'ready', graph: firstLevel }, onExpand: fn() },
  // Otherwise lazily loaded, which takes long on a busy machine.
  beforeEach: async () => {
    await import('@millrace/value-chain');
  },
} satisfies Meta<typeof ValueChainTree>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Finds the node of a product in the open diagram, by the start of its name. */
const place = (name: RegExp) => screen.findByRole('treeitem', { name });

const overview = () => document.querySelector<HTMLElement>('[data-part="minimap"]');

/** Returns the rendered overview; undefined if there is no space for it. */
const overviewPicture = () =>
  overview()?.clientWidth ? overview()?.querySelector('canvas')?.toDataURL() : undefined;

/**
 * The overview is loaded after the tree is rendered, drawn after a pause in interaction, and omitted where there is no
 * space for it.
 */
const overviewIsDrawn = () =>
  waitFor(
    () => {
      const frame = overview()?.querySelector<HTMLElement>('div');
      expect(overview()?.clientWidth === 0 || frame?.style.width).toBeTruthy();
    },
    { timeout: 5_000 },
  );
const plate = async () =>
  (await screen.findByRole('tree')).closest('[data-component="ValueChainPlate"]') as HTMLElement;

export const Default: Story = {
  name: 'A card opens a fullscreen diagram [TREE-001, TREE-002]',
  tags: ['phone', 'rtl'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Tree graph visualization' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Open diagram' }));
    const dialog = await screen.findByRole('dialog', { name: 'Node Link Diagram' });
    await waitFor(() => {
      const { width, height } = dialog.getBoundingClientRect();
      expect([width, height]).toEqual([window.innerWidth, window.innerHeight]);
    });
    await waitFor(() =>
      expect(screen.getByRole('treeitem', { name: /^Preform silica glass/ })).toHaveFocus(),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Open diagram' })).toHaveFocus();
  },
};

export const Loading: Story = {
  name: 'Asks to wait while nothing is loaded yet [TREE-008]',
  args: { data: { status: 'loading', root: preform }, defaultOpen: true },
  play: async () => {
    const overlay = within(await plate()).getByText('Please wait while we load applications ...');
    await expect(overlay).toBeVisible();
    await expect(screen.getByRole('tree')).toHaveAttribute('aria-busy', 'true');
    await expect(await place(/^Preform silica glass/)).toBeVisible();
  },
};

export const Empty: Story = {
  name: 'Says that a product has no applications',
  args: { data: { status: 'empty', root: preform }, defaultOpen: true },
  play: async () => {
    await expect(await screen.findByText('No applications yet')).toBeVisible();
    await expect(screen.queryByText(/Please wait/)).not.toBeInTheDocument();
  },
};

export const ErrorState: Story = {
  name: 'Says that the first applications could not be loaded, and tries again [GAP-073]',
  args: { data: { status: 'error', root: preform }, defaultOpen: true },
  play: async ({ args }) => {
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent('We couldn’t load the applications');
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await expect(args.onExpand).toHaveBeenCalledWith(preform.id);
  },
};

export const Expanded: Story = {
  name: 'Root is the product, its children are its applications; those with more are tinted [TREE-003, TREE-006]',
  tags: ['rtl', 'forced-colors'],
  args: { data: { status: 'ready', graph: explored }, defaultOpen: true, openLevels: 5 },
  play: async () => {
    const root = await place(/^Preform silica glass/);
    await expect(root).toHaveAttribute('aria-level', '1');
    const fiber = await place(/^Single-mode fiber, G.652.D/);
    await expect(fiber).toHaveAttribute('aria-level', '2');
    await expect(fiber).toHaveAttribute('aria-posinset', '1');
    await expect(fiber).toHaveAttribute('aria-setsize', '6');
    await expect(fiber).toHaveAttribute('aria-expanded', 'true');
    // At full size it does not fit into the view.
    await userEvent.click(await screen.findByRole('button', { name: 'Fit' }));
    const end = await place(/^Metro ring node/);
    await expect(end).not.toHaveAttribute('aria-expanded');
    const plain = getComputedStyle(end).backgroundColor;
    await expect(getComputedStyle(fiber).backgroundColor).not.toBe(plain);
    await expect(plain).toBe('rgba(0, 0, 0, 0)');
  },
};

export const FetchesOnPress: Story = {
  name: 'Pressing a product whose applications are not loaded fetches and opens them [TREE-004]',
  args: { defaultOpen: true },
  render: ({ data: _data, ...args }) => <LiveValueChain {...args} graph={firstLevel} />,
  play: async ({ args }) => {
    const fiber = await place(/^Single-mode fiber, G.652.D/);
    await expect(fiber).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(fiber);
    // A click on a tree that has just been rendered is handled once its interaction code is loaded.
    await waitFor(() => expect(args.onExpand).toHaveBeenCalledWith('single-mode-fiber-g-652-d'));
    await expect(await place(/^Ribbon cable/)).toHaveAttribute('aria-level', '3');
    await expect(fiber).toHaveAttribute('aria-expanded', 'true');
    await expect(await screen.findByText('3 applications of Single-mode fiber, G.652.D loaded')).toHaveRole(
      'status',
    );
  },
};

export const Fetching: Story = {
  name: 'Says that it is fetching [TREE-007]',
  args: { defaultOpen: true },
  render: ({ data: _data, ...args }) => <LiveValueChain {...args} graph={firstLevel} answerAfterMs="never" />,
  play: async () => {
    const fiber = await place(/^Single-mode fiber, G.652.D/);
    await userEvent.click(fiber);
    await expect(await within(await plate()).findByText('Fetching Applications ...')).toBeVisible();
    await waitFor(() => expect(fiber).toHaveAttribute('aria-busy', 'true'));
  },
};

export const ClosesAndOpens: Story = {
  name: 'Pressing a product whose applications are there closes and opens it [TREE-005]',
  args: { data: { status: 'ready', graph: explored }, defaultOpen: true, openLevels: 1 },
  play: async ({ args }) => {
    const fiber = await place(/^Single-mode fiber, G.652.D/);
    await expect(await place(/^Ribbon cable/)).toBeVisible();
    await userEvent.click(fiber);
    await waitFor(() =>
      expect(screen.queryByRole('treeitem', { name: /^Ribbon cable/ })).not.toBeInTheDocument(),
    );
    await expect(fiber).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(fiber);
    await expect(await place(/^Ribbon cable/)).toBeVisible();
    await expect(args.onExpand).not.toHaveBeenCalled();
  },
};

export const FailedFetch: Story = {
  name: 'A failed fetch says so on the product, keeps the rest and tries again [GAP-073, TREE-011]',
  args: { defaultOpen: true },
  render: ({ data: _data, ...args }) => <LiveValueChain {...args} graph={firstLevel} failures={1} />,
  play: async ({ args }) => {
    const fiber = await place(/^Single-mode fiber, G.652.D/);
    await userEvent.click(fiber);
    await waitFor(() => expect(fiber).toHaveTextContent('failed, retry'));
    await expect(fiber).toHaveAccessibleName(/we couldn’t load its applications, press to try again$/);
    await expect(
      await screen.findByText('We couldn’t load the applications of Single-mode fiber, G.652.D'),
    ).toHaveRole('status');
    await expect(await place(/^Pure-silica core fiber/)).toBeVisible();
    await userEvent.click(fiber);
    await expect(await place(/^Ribbon cable/)).toBeVisible();
    await expect(args.onExpand).toHaveBeenCalledTimes(2);
  },
};

export const SharedAndCycle: Story = {
  name: 'Stops at a product that repeats an ancestor, and leads from one place of a product to the next [GAP-086]',
  args: { data: { status: 'ready', graph: sharedAndCycle }, defaultOpen: true, openLevels: 5 },
  play: async ({ args }) => {
    const [, again] = await screen.findAllByRole('treeitem', { name: /^Preform silica glass/ });
    await expect(again).toHaveAccessibleName(/cycle.*repeats one of its ancestors$/);
    await expect(again).toHaveTextContent('cycle');
    await expect(again).not.toHaveAttribute('aria-expanded');
    await userEvent.click(again as HTMLElement);
    await expect(args.onExpand).not.toHaveBeenCalled();
    const details = await screen.findByRole('complementary', { name: 'Preform silica glass' });
    await expect(details).toHaveTextContent('The chain stops here.');

    const first = await place(/^Submarine cable.*also under Downhole sensing cable/);
    const second = await place(/^Submarine cable.*also under Loose-tube cable/);
    await expect(first.querySelector('[data-part="jump"]')).toHaveAttribute(
      'title',
      'Also under Downhole sensing cable.',
    );
    await userEvent.click(first);
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(await screen.findByRole('complementary', { name: 'Submarine cable' })).toHaveTextContent(
      'Also under Downhole sensing cable.',
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Next occurrence' }));
    await waitFor(() => expect(second).toHaveAttribute('aria-selected', 'true'));

    await userEvent.click(await screen.findByRole('button', { name: 'Table' }));
    const table = await screen.findByRole('table', { name: /^Value chain of .*: visible products$/ });
    const shared = within(table).getAllByRole('link', { name: 'Submarine cable' });
    await expect(shared).toHaveLength(1);
    await expect(shared[0]?.closest('tr')).toHaveTextContent(
      'Loose-tube cable, also under Downhole sensing cable',
    );
  },
};

export const Layout: Story = {
  name: 'Levels stand 180 px apart, rows 60 px, and labels wrap at 150 px [TREE-009]',
  args: { data: { status: 'ready', graph: longNames }, defaultOpen: true },
  play: async () => {
    const labels = await screen.findAllByRole('treeitem');
    const [root, ...children] = labels;
    const zoom = (root as HTMLElement).getBoundingClientRect().width / (root as HTMLElement).offsetWidth;
    const at = (label: Element) => {
      const { left, top, height, width } = label.getBoundingClientRect();
      return { x: left / zoom, y: (top + height / 2) / zoom, width: width / zoom };
    };
    const places = children.map(at);
    const first = places[0] as (typeof places)[number];
    places.forEach((label, index) => {
      expect(label.x).toBeCloseTo(first.x, 0);
      expect(label.y - first.y).toBeCloseTo(index * 60, 0);
    });
    // The root's label is 172 px before its level.
    await expect(first.x - at(root as Element).x).toBeCloseTo(180 + 172, 0);
    const texts = children.map((label) => label.querySelector('span') as HTMLElement);
    for (const text of texts) expect(text.offsetWidth).toBeLessThanOrEqual(151);
    await expect(texts.some((text) => text.textContent?.includes('\n'))).toBe(true);
  },
};

export const Transition: Story = {
  name: 'Opening takes 1500 ms [TREE-010]',
  tags: ['no-visual'], // It moves.
  args: { data: { status: 'ready', graph: explored }, defaultOpen: true },
  beforeEach: withMotion,
  play: async () => {
    const fiber = await place(/^Single-mode fiber, G.652.D/);
    const pressedAt = performance.now();
    fiber.click();
    const grown = await place(/^Ribbon cable/);
    let before = '';
    let movedAt = pressedAt;
    while (performance.now() - pressedAt < 2400) {
      await new Promise(requestAnimationFrame);
      if (grown.style.transform !== before) movedAt = performance.now();
      before = grown.style.transform;
    }
    await expect(movedAt - pressedAt).toBeGreaterThan(1300);
    await expect(movedAt - pressedAt).toBeLessThan(1900);
  },
};

export const Keyboard: Story = {
  name: 'Can be walked, opened and searched by keyboard',
  args: { data: { status: 'ready', graph: explored }, defaultOpen: true },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('treeitem', { name: /^Preform/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    const fiber = await place(/^Single-mode fiber/);
    await expect(fiber).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(fiber).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowRight}');
    await expect(await place(/^Ribbon cable/)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(fiber).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(fiber).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{End}');
    await expect(await place(/^Pure-silica core fiber/)).toHaveFocus();
    await userEvent.keyboard('{Home}bend');
    await expect(await place(/^Bend-insensitive fiber/)).toHaveFocus();
    await userEvent.keyboard('*');
    await expect(await place(/^Fiber laser source/)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(
      await screen.findByRole('complementary', { name: 'Bend-insensitive fiber, G.657.A2' }),
    ).toBeVisible();
  },
};

export const Search: Story = {
  name: 'Finds among what is loaded and goes to the next with Enter',
  args: { data: { status: 'ready', graph: explored }, defaultOpen: true },
  play: async () => {
    const box = await screen.findByRole('searchbox', { name: 'Find a product in the diagram' });
    await userEvent.type(box, 'cable');
    await waitFor(() => expect(screen.getByText(/^1 of \d$/)).toBeVisible());
    await waitFor(() =>
      expect(screen.getByRole('treeitem', { name: /^Ribbon cable/ })).toHaveAttribute(
        'aria-selected',
        'true',
      ),
    );
    await userEvent.type(box, '{Enter}');
    await expect(screen.getByText(/^2 of \d$/)).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('treeitem', { name: /^Loose-tube cable/ })).toHaveAttribute(
        'aria-selected',
        'true',
      ),
    );
    await userEvent.clear(box);
    await userEvent.type(box, 'zeolite');
    await expect(screen.getByText('No loaded product matches')).toHaveRole('status');
  },
};

export const AsTable: Story = {
  name: 'Shows the same as a table',
  tags: ['phone'],
  args: { data: { status: 'ready', graph: explored }, defaultOpen: true },
  play: async () => {
    await place(/^Preform silica glass/);
    await overviewIsDrawn();
    const before = overviewPicture();
    await userEvent.click(await screen.findByRole('button', { name: 'Table' }));
    const table = await screen.findByRole('table', { name: /^Value chain of Preform/ });
    await expect(within(table).getAllByRole('row', { hidden: true })).toHaveLength(1 + 7);
    await userEvent.click(
      within(table).getByRole('button', { name: 'Show the applications of Multimode fiber, OM4' }),
    );
    const row = await within(table).findByRole('row', { name: /Active optical cable/ });
    await expect(row).toHaveTextContent('Multimode fiber, OM4');
    await expect(within(table).getAllByRole('row', { hidden: true })).toHaveLength(1 + 8);
    // Longer than the debounce of the overview, which cannot be redrawn while the table is shown.
    await new Promise((resolve) => setTimeout(resolve, 250));
    await userEvent.click(await screen.findByRole('button', { name: 'Tree' }));
    await expect(await place(/^Active optical cable/)).toBeVisible();
    // The overview also shows what was expanded in the table.
    if (before) await waitFor(() => expect(overviewPicture()).not.toBe(before));
  },
};

export const Zoom: Story = {
  name: 'Zooms, fits and draws blocks where labels could not be read',
  args: { data: { status: 'ready', graph: explored }, defaultOpen: true, openLevels: 5 },
  play: async () => {
    await place(/^Preform silica glass/);
    const dialog = screen.getByRole('dialog');
    await userEvent.click(await screen.findByRole('button', { name: 'Fit' }));
    const zoom = dialog.querySelector('[data-part="zoom"]') as HTMLElement;
    const percent = () => Number.parseInt(zoom.textContent ?? '', 10);
    for (let press = 0; press < 4; press++) {
      await userEvent.click(await screen.findByRole('button', { name: 'Zoom out' }));
    }
    await waitFor(() => expect(percent()).toBeLessThan(55));
    // Only the label with the keyboard focus is rendered, at full size.
    await waitFor(() => expect(screen.getAllByRole('treeitem')).toHaveLength(1));
    await userEvent.click(await screen.findByRole('button', { name: 'Fit' }));
    await waitFor(() => expect(percent()).toBeGreaterThan(55));
  },
};

export const LongText: Story = {
  tags: ['phone'],
  args: { data: { status: 'ready', graph: longNames }, defaultOpen: true },
  play: async () => {
    await expect(await place(/^Hochtemperatur/)).toBeVisible();
  },
};

export const RightToLeft: Story = {
  args: { data: { status: 'ready', graph: explored }, defaultOpen: true, openLevels: 5 },
  globals: { direction: 'rtl' },
  play: async () => {
    const root = await place(/^Preform silica glass/);
    const fiber = await place(/^Single-mode fiber/);
    await waitFor(() =>
      expect(fiber.getBoundingClientRect().right).toBeLessThan(root.getBoundingClientRect().left),
    );
    await waitFor(() => expect(root).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await expect(fiber).toHaveFocus();
  },
};

export const Phone: Story = {
  args: {
    data: { status: 'ready', graph: explored },
    defaultOpen: true,
    openLevels: 2,
    onWayChange: fn(),
  },
  tags: ['phone-only'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    const fiber = await place(/^Bend-insensitive fiber/);
    const inputs = screen.getByRole('radio', { name: 'Inputs' }).closest('label') as HTMLElement;
    await expect(inputs.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.click(fiber);
    const details = await screen.findByRole('complementary', { name: /^Bend-insensitive fiber/ });
    const tree = (await plate()).getBoundingClientRect();
    await expect(details.getBoundingClientRect().top).toBeGreaterThanOrEqual(tree.bottom);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const TenThousandRows: Story = {
  args: { data: { status: 'ready', graph: largeChain() }, defaultOpen: true, openLevels: 5 },
  play: async () => {
    const labels = await screen.findAllByRole('treeitem');
    await expect(labels.length).toBeGreaterThan(5);
    await expect(labels.length).toBeLessThan(150);
    await waitFor(() => expect(screen.getByRole('treeitem', { name: /^Preform/ })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/ 1110/));
    await expect(screen.getAllByRole('treeitem').length).toBeLessThan(150);
  },
};

export const TenThousandFar: Story = {
  name: 'Far out, ten thousand places are drawn as blocks',
  args: { data: { status: 'ready', graph: largeChain() }, defaultOpen: true, openLevels: 5 },
  play: async () => {
    await place(/^Preform/);
    for (let press = 0; press < 10; press++) {
      await userEvent.click(await screen.findByRole('button', { name: 'Zoom out' }));
    }
    // Only the label with the keyboard focus is rendered.
    await waitFor(() => expect(screen.getAllByRole('treeitem')).toHaveLength(1));
  },
};
