import { expect, within } from 'storybook/test';

interface Expected {
  /** The one heading of the first level. */
  heading: string | RegExp;
  /** False where the screen is as high as the window. Default true. */
  hasFooter?: boolean;
}

/** What holds of every screen: one of each landmark, and one heading of the first level, which says what it is. */
export async function expectScreen(
  canvasElement: HTMLElement,
  { heading, hasFooter = true }: Expected,
): Promise<void> {
  const screen = within(canvasElement);
  const title = await screen.findByRole('heading', { level: 1, name: heading });
  await expect(screen.getAllByRole('heading', { level: 1 })).toEqual([title]);
  await expect(ofThePage(screen.getAllByRole('banner'))).toHaveLength(1);
  await expect(screen.getByRole('main')).toContainElement(title);
  await expect(ofThePage(screen.queryAllByRole('contentinfo'))).toHaveLength(hasFooter ? 1 : 0);
  // In the masthead, or at the foot of a phone's window.
  await expect(screen.getAllByRole('navigation').length).toBeGreaterThan(0);
  await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
}

/** Within these, `header` and `footer` are no landmarks, which Testing Library does not know. */
const ofThePage = (found: readonly HTMLElement[]) =>
  found.filter((element) => !element.closest('main, article, aside, nav, section'));
