import { expect, within } from 'storybook/test';

interface Expected {
  /** The one heading of the first level. */
  heading: string | RegExp;
  /** False where the page is as high as the window. Default true. */
  hasFooter?: boolean;
}

/** Expects what holds of every page: one of each landmark, and one heading of the first level, which says what it is. */
export async function expectPage(
  canvasElement: HTMLElement,
  { heading, hasFooter = true }: Expected,
): Promise<void> {
  const page = within(canvasElement);
  const title = await page.findByRole('heading', { level: 1, name: heading });
  await expect(page.getAllByRole('heading', { level: 1 })).toEqual([title]);
  await expect(ofThePage(page.getAllByRole('banner'))).toHaveLength(1);
  await expect(page.getByRole('main')).toContainElement(title);
  await expect(ofThePage(page.queryAllByRole('contentinfo'))).toHaveLength(hasFooter ? 1 : 0);
  // In the masthead, or at the foot of a phone's window.
  await expect(page.getAllByRole('navigation').length).toBeGreaterThan(0);
  await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
}

/** Within these, `header` and `footer` are no landmarks, which Testing Library does not know. */
const ofThePage = (found: readonly HTMLElement[]) =>
  found.filter((element) => !element.closest('main, article, aside, nav, section'));
