import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TableName, TableRowLink } from '../Table';
import { UiProvider } from '../UiProvider';
import { DataTable, type DataTableColumn } from '.';

const MANY = 100_000;

interface Company {
  id: string;
  name: string;
  city: string;
}

const companies = Array.from(
  { length: MANY },
  (_, at): Company => ({
    id: `company-${at + 1}`,
    name: `Company ${at + 1}`,
    city: at % 2 === 0 ? 'Jena' : '=Ulm, "old town"',
  }),
);

const columns: DataTableColumn<Company>[] = [
  {
    key: 'name',
    header: 'Company',
    cell: ({ id, name }) => (
      <TableName>
        <TableRowLink href={`#${id}`}>{name}</TableRowLink>
      </TableName>
    ),
  },
  { key: 'city', header: 'City' },
  { key: 'place', header: 'Place', value: (_, index) => index + 1 },
];

let root: Root | undefined;
let container: HTMLElement | undefined;
let serial = 0;
let id = '';

const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

async function show(count = MANY): Promise<void> {
  container = document.createElement('div');
  container.style.width = '900px';
  document.body.append(container);
  root = createRoot(container);
  root.render(
    <UiProvider locale="en">
      <DataTable caption="Companies" rows={companies.slice(0, count)} columns={columns} memoryId={id} />
    </UiProvider>,
  );
  await expect.poll(() => document.querySelector('tbody a')).not.toBeNull();
  await painted();
}

/** Loads the keyboard and mouse handlers by an interaction with the table. */
async function touch(): Promise<void> {
  document.querySelector<HTMLElement>('tbody a')?.focus();
  await expect.poll(() => document.querySelectorAll('[role="separator"]').length).toBeGreaterThan(0);
}

const drawn = () => document.querySelectorAll('tbody [role="row"]').length;
const focusedIndex = () =>
  Number(document.activeElement?.closest('[role="row"]')?.getAttribute('aria-rowindex'));
const focusedText = () => document.activeElement?.textContent;
const chosen = () => [...document.querySelectorAll('[data-range]')].map((cell) => cell.textContent);

/** Content that Ctrl+C would put on the clipboard. */
function copy(): { text: string; html: string } {
  const clipboardData = new DataTransfer();
  const event = new ClipboardEvent('copy', { bubbles: true, cancelable: true, clipboardData });
  (document.activeElement ?? document.body).dispatchEvent(event);
  return { text: clipboardData.getData('text/plain'), html: clipboardData.getData('text/html') };
}

beforeAll(() => import('./DataTableParts'));
beforeEach(() => {
  serial += 1;
  id = `test-${serial}`;
});

afterEach(() => {
  root?.unmount();
  container?.remove();
  window.scrollTo({ top: 0, behavior: 'instant' });
  vi.restoreAllMocks();
});

describe('the parts of the tools', () => {
  // Before the mouse is at the position of the next tables.
  it('are not loaded before somebody touches the table', async () => {
    await show(30);
    expect(document.querySelector('[role="separator"]')).toBeNull();
    expect(document.querySelector('[role="toolbar"]')).toBeNull();
    await touch();
    // Resized by the mouse only until the toolbar is open, so that they are no tab stops.
    expect(document.querySelector('[role="separator"]')?.getAttribute('tabindex')).toBe('-1');
  });
});

describe('a table of a hundred thousand rows', () => {
  it('is walked by the keys of a grid, and tells of each row which it is', async () => {
    await show();
    await touch();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.poll(focusedIndex).toBe(4);
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(focusedIndex).toBe(3);
    // The only control of a cell has the focus itself; a cell without one has it.
    expect(document.activeElement?.tagName).toBe('A');
    await userEvent.keyboard('{End}');
    await expect.poll(focusedText).toBe('2');
    expect(document.activeElement?.tagName).toBe('TD');
    await userEvent.keyboard('{ArrowLeft}');
    await expect.poll(focusedText).toBe('=Ulm, "old town"');
    await userEvent.keyboard('{Home}');
    await expect.poll(focusedText).toBe('Company 2');
    await userEvent.keyboard('{PageDown}');
    await expect.poll(focusedIndex).toBeGreaterThan(8);
    await userEvent.keyboard('{PageUp}');
    await expect.poll(focusedIndex).toBe(3);
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect.poll(focusedIndex).toBe(MANY + 1);
    expect(focusedText()).toBe('100,000');
    expect(document.querySelector('table')?.getAttribute('aria-rowcount')).toBe(String(MANY + 1));
    const { top, bottom } = (document.activeElement as Element).getBoundingClientRect();
    expect(top).toBeGreaterThan(0);
    expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    expect(drawn()).toBeLessThan(80);
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(focusedIndex).toBe(MANY);
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expect.poll(focusedText).toBe('Company 1');
    // The heads stand above the first row.
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(focusedText).toBe('Company');
  });

  it('is one stop of the Tab key, at the cell that had the focus last', async () => {
    await show();
    const after = document.createElement('button');
    document.body.append(after);
    await touch();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.poll(focusedIndex).toBe(4);
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(after);
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(focusedText()).toBe('Company 3');
    expect(document.querySelectorAll('tbody [tabindex="0"]')).toHaveLength(1);
    after.remove();
  });

  it('never loses the focus while rows come and go, and goes on from the row that has it', async () => {
    await show();
    await touch();
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(focusedIndex).toBe(3);
    const held = document.activeElement;
    for (let turn = 1; turn <= 10; turn += 1) {
      window.scrollTo({ top: turn * 400_000, behavior: 'instant' });
      await painted();
      expect(document.activeElement).toBe(held);
      expect(held?.isConnected).toBe(true);
    }
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(focusedIndex).toBe(4);
  });

  it('lets cells be chosen by keys to the last row, and copies them all', async () => {
    await show();
    await touch();
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
    await expect.poll(chosen).toEqual(['Company 1', 'Jena', 'Company 2', '=Ulm, "old town"']);
    // Said, though the bar of tools is closed.
    await expect.poll(() => document.querySelector('[role="status"]')?.textContent).toMatch(/2.*2/);
    expect(copy()).toEqual({
      text: 'Company 1\tJena\nCompany 2\t\'=Ulm, "old town"',
      html: '<meta charset="utf-8"><table><tr><td>Company 1</td><td>Jena</td></tr><tr><td>Company 2</td><td>\'=Ulm, "old town"</td></tr></table>',
    });
    await userEvent.keyboard('{Control>}{Shift>}{End}{/Shift}{/Control}');
    await expect.poll(() => copy().text.split('\n').length).toBe(MANY);
    expect(document.querySelectorAll('[role="gridcell"][aria-selected="true"]').length).toBeGreaterThan(6);
    // The rows that were gone to are marked as those that were seen.
    await expect
      .poll(() => document.querySelector(`[aria-rowindex="${MANY + 1}"] [data-range]`))
      .not.toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(chosen()).toEqual([]);
    // The cell that has the focus.
    expect(copy().text).toBe('Company 1');
  });
});

describe('cells of a table', () => {
  it('are chosen by dragging over the links of rows, which are not followed', async () => {
    await show(50);
    await touch();
    const cell = (row: number, column: number) =>
      document.querySelectorAll('tbody [role="row"]')[row]?.querySelectorAll('td')[column] as HTMLElement;
    const followed = vi.fn((event: Event) => event.preventDefault());
    window.addEventListener('click', followed);
    await userEvent.dragAndDrop(cell(1, 0), cell(3, 1));
    await expect
      .poll(chosen)
      .toEqual(['Company 2', '=Ulm, "old town"', 'Company 3', 'Jena', 'Company 4', '=Ulm, "old town"']);
    expect(followed).not.toHaveBeenCalled();
    expect(location.hash).toBe('');
    await userEvent.click(cell(4, 2), { modifiers: ['Shift'], force: true });
    await expect.poll(() => chosen().length).toBe(12);
    expect(followed).not.toHaveBeenCalled();
    await userEvent.click(cell(0, 0));
    await expect.poll(chosen).toEqual([]);
    expect(followed).toHaveBeenCalledOnce();
    window.removeEventListener('click', followed);
  });
});

describe('a finger', () => {
  const cell = (row: number, column: number) =>
    document.querySelectorAll('tbody [role="row"]')[row]?.querySelectorAll('td')[column] as HTMLElement;
  const at = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { clientX: left + width / 2, clientY: top + height / 2 };
  };
  const send = (type: string, element: Element, init: PointerEventInit = {}) =>
    element.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        cancelable: true,
        pointerType: 'touch',
        isPrimary: true,
        ...at(element),
        ...init,
      }),
    );
  const tap = (element: Element) => {
    send('pointerdown', element);
    send('pointerup', element);
    return send('click', element);
  };
  const held = () => new Promise((resolve) => setTimeout(resolve, 500));
  const scrolls = (element: Element) =>
    element.dispatchEvent(new Event('touchmove', { bubbles: true, cancelable: true }));

  it('chooses cells while the bar is open, by holding and dragging or by taps, and scrolls otherwise', async () => {
    await show(50);
    await touch();
    send('pointerdown', cell(1, 0));
    await held();
    expect(chosen()).toEqual([]);
    expect(scrolls(cell(1, 0))).toBe(true);
    send('pointerup', cell(1, 0));

    await userEvent.click(page.getByRole('button', { name: 'Table tools' }));
    await expect.element(page.getByRole('toolbar')).toBeVisible();
    await painted();
    // It moves before it has held still.
    send('pointerdown', cell(1, 0));
    send('pointermove', cell(2, 0));
    await held();
    expect(chosen()).toEqual([]);
    send('pointerup', cell(2, 0));

    send('pointerdown', cell(1, 0));
    await expect.poll(chosen).toEqual(['Company 2']);
    expect(scrolls(cell(1, 0))).toBe(false);
    expect(send('contextmenu', cell(1, 0))).toBe(false);
    send('pointermove', cell(2, 1));
    await expect.poll(() => chosen().length).toBe(4);
    send('pointerup', cell(2, 1));
    // The element at which the finger ends is not clicked.
    expect(send('click', cell(2, 1))).toBe(false);
    expect(scrolls(cell(2, 1))).toBe(true);
    expect(tap(cell(4, 1))).toBe(false);
    await expect.poll(() => chosen().length).toBe(8);
    expect(tap(cell(3, 0))).toBe(false);
    await expect.poll(chosen).toEqual([]);
    const followed = vi.fn((event: Event) => event.preventDefault());
    window.addEventListener('click', followed);
    tap(cell(3, 0));
    expect(followed).toHaveBeenCalledOnce();
    window.removeEventListener('click', followed);
  });
});

describe('the tools of a table', () => {
  it('stay in sight with the heads below them while the table is scrolled', async () => {
    await show(2_000);
    await userEvent.click(page.getByRole('button', { name: 'Table tools' }));
    await expect.element(page.getByRole('toolbar')).toBeVisible();
    window.scrollTo({ top: 20_000, behavior: 'instant' });
    await painted();
    const bar = page.getByRole('toolbar').element().getBoundingClientRect();
    const head = document.querySelector('th')?.getBoundingClientRect();
    expect(bar.top).toBe(0);
    expect(bar.height).toBeGreaterThan(30);
    expect(head?.top).toBeCloseTo(bar.bottom, 0);
    const edge = document.querySelector('[role="separator"]')?.getBoundingClientRect();
    expect(edge?.top).toBeCloseTo(bar.bottom, 0);
  });

  it('save what is shown, column by column, as a spreadsheet takes it', async () => {
    const saved: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved.push(blob as Blob);
      return 'about:blank';
    });
    const press = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await show(3);
    await userEvent.click(page.getByRole('button', { name: 'Table tools' }));
    await userEvent.click(page.getByRole('button', { name: 'Columns' }));
    await userEvent.click(page.getByRole('checkbox', { name: 'Place' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(page.getByRole('button', { name: 'Save as CSV' }));
    expect((press.mock.contexts[0] as HTMLAnchorElement).download).toBe('Companies.csv');
    expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await saved[0]?.arrayBuffer())).toBe(
      '\uFEFFCompany,City\r\nCompany 1,Jena\r\nCompany 2,"\'=Ulm, ""old town"""\r\nCompany 3,Jena\r\n',
    );
  });

  it('give the keyboard back: to where it was, or to the match that was gone to', async () => {
    await show();
    await touch();
    const from = document.activeElement;
    await userEvent.keyboard('{Control>}f{/Control}');
    await expect.element(page.getByRole('searchbox', { name: 'Find in table' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.activeElement).toBe(from);
    await userEvent.keyboard('{Control>}f{/Control}');
    await expect.element(page.getByRole('searchbox', { name: 'Find in table' })).toHaveFocus();
    await userEvent.keyboard('company 98765');
    await expect.element(page.getByText('1 of 1')).toBeVisible();
    await expect
      .poll(() => document.querySelector('[data-found="current"]')?.textContent)
      .toBe('Company 98765');
    await userEvent.keyboard('{Escape}');
    await expect.poll(focusedIndex).toBe(98_766);
  });

  it('remember for the session how their reader left the columns', async () => {
    await show(30);
    await userEvent.click(page.getByRole('button', { name: 'Table tools' }));
    await userEvent.click(page.getByRole('button', { name: 'Columns' }));
    await userEvent.click(page.getByRole('checkbox', { name: 'City' }));
    await userEvent.keyboard('{Escape}');
    const edge = page.getByRole('separator', { name: 'Width of Company' });
    const before = Number(edge.element().getAttribute('aria-valuenow'));
    (edge.element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect.element(edge).toHaveAttribute('aria-valuenow', String(before - 20));
    root?.unmount();
    container?.remove();
    await show(30);
    const heads = [...document.querySelectorAll('th')];
    expect(heads.map((head) => head.textContent)).toEqual(['Company', 'Place']);
    expect(Math.round(heads[0]?.getBoundingClientRect().width ?? 0)).toBe(before - 20);
    expect(sessionStorage.getItem(`mr-table-${id}`)).toContain('"hidden":["city"]');
  });
});
