import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useWindowFileDrop } from './useWindowFileDrop';

let root: Root;
const onDrop = vi.fn();

function Box() {
  useWindowFileDrop({ isOff: false, onOver: () => {}, onLeave: () => {}, onDrop });
  return <p>Box</p>;
}

const show = (count: number) =>
  act(async () => root.render(['one', 'two'].slice(0, count).map((name) => <Box key={name} />)));

/** @returns Whether the browser would open it in place of the page. */
function opens(type: 'dragover' | 'drop'): boolean {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File(['x'], 'sheet.pdf', { type: 'application/pdf' }));
  return document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
}

beforeEach(() => {
  onDrop.mockClear();
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
});

test('a file that is dropped anywhere goes to the only box there is', async () => {
  await show(1);
  expect([opens('dragover'), opens('drop')]).toEqual([false, false]);
  expect(onDrop.mock.calls.map(([files]) => files[0]?.name)).toEqual(['sheet.pdf']);
});

test('of two boxes none takes it, and the page stays', async () => {
  await show(2);
  expect([opens('dragover'), opens('drop')]).toEqual([false, false]);
  expect(onDrop).not.toHaveBeenCalled();
  await show(1);
  opens('drop');
  expect(onDrop).toHaveBeenCalledOnce();
});

test('what another place takes is its own, and without a box the browser does as it does', async () => {
  await show(1);
  const take = (event: Event) => event.preventDefault();
  document.body.addEventListener('drop', take);
  opens('drop');
  document.body.removeEventListener('drop', take);
  expect(onDrop).not.toHaveBeenCalled();
  await show(0);
  expect([opens('dragover'), opens('drop')]).toEqual([true, true]);
});
