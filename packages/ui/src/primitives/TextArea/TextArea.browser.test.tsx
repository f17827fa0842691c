import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { UiProvider } from '../UiProvider';
import { TextArea } from '.';

// A real browser, once as if it did not know `field-sizing`, once with a real pointer at the corner.

let root: Root;
let place: HTMLElement;
beforeEach(() => {
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
});
afterEach(() => {
  root.unmount();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const render = (value: string) =>
  root.render(
    <UiProvider>
      <TextArea label="Message" rows={2} maxRows={4} value={value} onValueChange={render} />
    </UiProvider>,
  );
const measureHeight = async (text: string) => {
  const area = page.getByRole('textbox');
  await userEvent.fill(area, text);
  return (area.element() as HTMLElement).offsetHeight;
};

it('measures where the engine does not know field-sizing, without moving the page', async () => {
  vi.spyOn(CSS, 'supports').mockReturnValue(false);
  render('');
  const area = page.getByRole('textbox');
  await expect.element(area).toBeVisible();
  const element = area.element() as HTMLTextAreaElement;
  element.style.setProperty('field-sizing', 'fixed');
  place.style.paddingBlockStart = '2000px';

  const two = await measureHeight('1\n2');
  const three = await measureHeight('1\n2\n3');
  expect(three).toBeGreaterThan(two);
  expect(await measureHeight('1\n2\n3\n4\n5\n6')).toBe(await measureHeight('1\n2\n3\n4'));

  window.scrollTo(0, document.documentElement.scrollHeight);
  const before = window.scrollY;
  expect(before).toBeGreaterThan(0);
  await userEvent.type(area, '!');
  expect(window.scrollY).toBe(before);
  expect(await measureHeight('')).toBe(two);
});
