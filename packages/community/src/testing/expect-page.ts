import { expect, within } from 'storybook/test';

interface Expected {
  /** Text of the page's only level 1 heading. */
  heading: string | RegExp;
  /** False for pages as high as the window. Default true. */
  hasFooter?: boolean;
}

/** Checks the rules for every page: one of each landmark, and one level 1 heading with the given text. */
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
  // In the masthead, or in the bottom bar on phones.
  await expect(page.getAllByRole('navigation').length).toBeGreaterThan(0);
  await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
}

/** Elements within which `header` and `footer` are no landmarks, which Testing Library does not consider. */
const ofThePage = (found: readonly HTMLElement[]) =>
  found.filter((element) => !element.closest('main, article, aside, nav, section'));
