import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { MillraceProvider } from '../../provider/MillraceProvider';
import { firstLevel } from './testing/fiber-chain';
import { LiveValueChain } from './testing/LiveValueChain';

let root: Root | undefined;
let container: HTMLElement | undefined;

beforeAll(() => import('@millrace/value-chain'));

afterEach(() => {
  root?.unmount();
  container?.remove();
});

function show(failures = 0): void {
  container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
  root.render(
    <MillraceProvider locale="en">
      <LiveValueChain graph={firstLevel} failures={failures} defaultOpen />
    </MillraceProvider>,
  );
}

describe('the keyboard in the diagram', () => {
  it('clears the search by Escape first, and closes the diagram by the next', async () => {
    show();
    const search = page.getByRole('searchbox');
    await userEvent.type(search, 'fiber');
    await userEvent.keyboard('{Escape}');
    await expect.element(search).toHaveValue('');
    await expect.element(search).toHaveFocus();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  it('stays with the details when the button that tries again goes', async () => {
    show(1);
    await userEvent.click(page.getByRole('treeitem', { name: /^Single-mode fiber/ }));
    const retry = page.getByRole('button', { name: 'Try again' });
    await expect.element(retry).toBeVisible();
    (retry.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('treeitem', { name: /^Ribbon cable/ })).toBeVisible();
    await expect.element(retry).not.toBeInTheDocument();
    await expect.element(page.getByRole('complementary')).toHaveFocus();
  });
});
