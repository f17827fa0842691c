import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { MillraceProvider } from '../../provider/MillraceProvider';
import { exampleApplications, firstLevel } from './testing/fiber-chain';
import { LiveValueChain } from './testing/LiveValueChain';
import type { ValueChainGraph } from './value-chain-data';

const [fiber] = exampleApplications(firstLevel.root.id).map(({ id }) => id) as [string];
const [cable] = exampleApplications(fiber).map(({ id }) => id) as [string];

let root: Root | undefined;
let container: HTMLElement | undefined;
const onExpand = vi.fn();
const onPathChange = vi.fn();

beforeAll(() => import('@millrace/value-chain'));
beforeEach(() => vi.clearAllMocks());

afterEach(() => {
  root?.unmount();
  container?.remove();
  vi.restoreAllMocks();
});

interface ShowOptions {
  /** Fetches that fail first. */
  failures?: number;
  graph?: ValueChainGraph;
  openLevels?: number;
}

function show(
  path: readonly string[],
  { failures = 0, graph = firstLevel, openLevels = 0 }: ShowOptions = {},
): void {
  container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
  root.render(
    <MillraceProvider locale="en">
      <LiveValueChain
        graph={graph}
        openLevels={openLevels}
        failures={failures}
        defaultOpen
        onExpand={onExpand}
        path={path}
        onPathChange={onPathChange}
        linkTo={(to) => `https://millrace.example/product?path=${to.join('.')}`}
      />
    </MillraceProvider>,
  );
}

const focused = () => document.activeElement?.textContent?.replaceAll(/\s+/g, ' ') ?? '';

describe('a tree whose address names a product', () => {
  it('opens with the path to it, fetching what is missing, with the keyboard on it and its details shown', async () => {
    show([fiber, cable]);
    await expect.poll(focused).toMatch(/^Ribbon cable/);
    expect(onExpand.mock.calls).toEqual([[fiber]]);
    await expect.element(page.getByRole('complementary', { name: 'Ribbon cable' })).toBeVisible();
    await expect
      .element(page.getByRole('treeitem', { name: /^Single-mode fiber/ }))
      .toHaveAttribute('aria-expanded', 'true');
    await expect.poll(() => onPathChange.mock.lastCall).toEqual([[fiber, cable]]);
  });

  it('tells the path of what is selected next, and none once its details are closed', async () => {
    show([]);
    await expect.poll(focused).toMatch(/^Preform silica glass/);
    expect(onPathChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.poll(() => onPathChange.mock.lastCall).toEqual([[fiber]]);
    await userEvent.click(page.getByRole('button', { name: 'Close details' }));
    await expect.poll(() => onPathChange.mock.lastCall).toEqual([[]]);
  });

  it('goes as far as the path leads', async () => {
    show([fiber, 'no-such-product', cable]);
    await expect.poll(focused).toMatch(/^Single-mode fiber/);
  });

  it('stops where applications cannot be fetched, and says so; goes on once that was tried again', async () => {
    show([fiber, cable], { failures: 1 });
    await expect.poll(focused).toMatch(/^Single-mode fiber/);
    expect(onExpand).toHaveBeenCalledTimes(1);
    await expect
      .element(page.getByRole('complementary'))
      .toHaveTextContent('We couldn’t load the applications');
    // The address still names all of it.
    expect(onPathChange).not.toHaveBeenCalled();
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await expect.poll(focused).toMatch(/^Ribbon cable/);
    await expect.poll(() => onPathChange.mock.calls).toEqual([[[fiber, cable]]]);
  });

  it('leads nobody on who has selected something else since', async () => {
    show([fiber, cable], { failures: 1 });
    await expect.poll(focused).toMatch(/^Single-mode fiber/);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.poll(() => onPathChange.mock.lastCall?.[0]).toHaveLength(1);
    await userEvent.keyboard('{Home}{ArrowDown}{Enter}');
    await expect
      .element(page.getByRole('treeitem', { name: /^Single-mode fiber/ }))
      .toHaveAttribute('aria-expanded', 'true');
    await expect.poll(focused).toMatch(/^Single-mode fiber/);
    expect(onPathChange.mock.lastCall).toEqual([[fiber]]);
  });

  it('copies the link to a place, and shows it where the clipboard is refused', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
    show([fiber]);
    await userEvent.click(page.getByRole('button', { name: 'Copy link to this node' }));
    await expect.element(page.getByText('Link copied')).toBeVisible();
    const link = `https://millrace.example/product?path=${fiber}`;
    expect(write).toHaveBeenCalledWith(link);
    write.mockRejectedValueOnce(new Error('refused'));
    await userEvent.click(page.getByRole('button', { name: 'Copy link to this node' }));
    await expect.element(page.getByRole('textbox', { name: 'Link to this node' })).toHaveValue(link);
  });
});

describe('the menu of exports', () => {
  /** Chooses an export, in place of the browser's own saving. */
  async function saveAs(kind: string): Promise<{ name: string; blob: Blob }> {
    const saved: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved.push(blob as Blob);
      return 'about:blank';
    });
    const press = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await userEvent.click(page.getByRole('button', { name: 'Export' }));
    await userEvent.click(page.getByRole('menuitem', { name: kind }));
    await expect.poll(() => saved.length, { timeout: 5_000 }).toBe(1);
    return { name: (press.mock.contexts[0] as HTMLAnchorElement).download, blob: saved[0] as Blob };
  }

  it('saves the tree as a table, a line a place', async () => {
    show([]);
    const { name, blob } = await saveAs('Table as CSV');
    expect(name).toBe('Preform silica glass.csv');
    const lines = (await blob.text()).trim().split('\r\n');
    expect(lines[0]).toBe('Name,Level,Parent,Suppliers,Further applications');
    expect(lines[1]).toContain('Preform silica glass,0');
    expect(lines.length).toBeGreaterThan(5);
  });

  it('saves the tree as a drawing that any program reads', async () => {
    show([]);
    const { name, blob } = await saveAs('Diagram as SVG');
    expect(name).toBe('Preform silica glass.svg');
    const drawing = new DOMParser().parseFromString(await blob.text(), 'image/svg+xml');
    expect(drawing.querySelector('parsererror')).toBeNull();
    expect(drawing.documentElement.localName).toBe('svg');
    // A line of a name is a text of its own.
    expect(drawing.documentElement.textContent).toContain('silica glass');
  });
});
