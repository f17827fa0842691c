import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { enableShadowDOM } from 'react-stately/private/flags/flags';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Dialog } from '../Dialog';
import { UiProvider } from '../UiProvider';
import { DatePicker } from '.';

// Position of the calendar in the DOM: stories have only one document, and no dialog.

let root: Root | undefined;
beforeEach(async () => {
  await page.viewport(800, 700);
});
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

function show(content: ReactNode, into: Element | ShadowRoot = document.body): void {
  const place = document.createElement('div');
  into.append(place);
  root = createRoot(place);
  root.render(<UiProvider>{content}</UiProvider>);
}

const openButton = () => page.getByRole('button', { name: /Open calendar/ });

it('closes its calendar on Escape, and leaves the dialog around it open', async () => {
  show(
    <Dialog.Root defaultOpen>
      <Dialog.Portal>
        <Dialog.Content aria-describedby={undefined}>
          <Dialog.Header>
            <Dialog.Title>New event</Dialog.Title>
          </Dialog.Header>
          <Dialog.Body>
            <DatePicker label="Start date" defaultValue="2026-03-12" />
          </Dialog.Body>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>,
  );
  await userEvent.click(openButton());
  await expect.element(page.getByRole('grid')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('grid')).not.toBeInTheDocument();
  await expect.element(page.getByRole('dialog', { name: 'New event' })).toBeVisible();
  await userEvent.click(openButton());
  await userEvent.click(page.getByRole('button', { name: /March 20, 2026/ }));
  await expect.element(page.getByRole('spinbutton', { name: /^day/ })).toHaveTextContent('20');
});

it('takes keys and presses in a shadow root', async () => {
  enableShadowDOM();
  const host = document.createElement('div');
  document.body.append(host);
  const handleChange = vi.fn();
  show(
    <DatePicker label="Start date" defaultValue="2026-03-12" onValueChange={handleChange} />,
    host.attachShadow({ mode: 'open' }),
  );
  await userEvent.click(page.getByText('Start date', { exact: true }));
  await userEvent.keyboard('4');
  await vi.waitFor(() => expect(handleChange).toHaveBeenLastCalledWith('2026-04-12'));
  await userEvent.click(openButton());
  await userEvent.click(page.getByRole('button', { name: /April 21, 2026/ }));
  await vi.waitFor(() => expect(handleChange).toHaveBeenLastCalledWith('2026-04-21'));
  await expect.element(page.getByRole('grid')).not.toBeInTheDocument();
});
