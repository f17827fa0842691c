import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { documentClass } from '../../packages/ui/src/styles/document.css';
import { defaultStories, longTextStories, matrixStories } from './composed-stories';
import '../../packages/ui/src/styles/fonts.css';

/** WCAG 2.2, 1.4.10: a page of 1280 px at 400 %, and the narrowest phone. */
const NARROWEST = 320;
/** WCAG 2.2, 2.5.8, px. */
const LEAST_TARGET = 24;

const targets = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/**
 * A link in a line of text need not be as large as a control; nor what shows only when it has the focus, or is there for
 * those who listen alone.
 */
function isExempt(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  if (width <= 1 && height <= 1) return true;
  const { display, position, opacity, clipPath } = getComputedStyle(element);
  // A cell of a grid takes the focus to be walked by arrow keys: nothing is pressed.
  if (element.matches('[role="gridcell"]')) return true;
  return display === 'inline' || (position !== 'static' && (opacity === '0' || clipPath !== 'none'));
}

/** What a finger may hit: a control's label does what the control does. */
const clickTarget = (control: Element): Element => control.closest('label') ?? control;

describe('In 320 px', () => {
  beforeAll(async () => {
    await page.viewport(NARROWEST, 640);
    document.body.classList.add(documentClass);
    await document.fonts.ready;
  });
  afterEach(() => document.body.replaceChildren());

  it.each([...defaultStories, ...matrixStories, ...longTextStories])(
    '%s needs no scrolling sideways, and no target is too small',
    async (_title, Story) => {
      const container = document.createElement('div');
      // Of a page's margins some components make use.
      container.style.paddingInline = '16px';
      document.body.append(container);
      const root = createRoot(container);
      root.render(<Story />);
      // Effects and observers render further, and leave no mark when they are done.
      await new Promise((resolve) => setTimeout(resolve, 30));
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(NARROWEST);
      const small = [...container.querySelectorAll(targets)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !isExempt(element))
        .map((element) => ({ element, box: clickTarget(element).getBoundingClientRect() }))
        .filter(({ box }) => box.width < LEAST_TARGET || box.height < LEAST_TARGET)
        .map(
          ({ element, box }) =>
            `${element.outerHTML.slice(0, 120)} ${Math.round(box.width)} × ${Math.round(box.height)}`,
        );
      expect(small).toEqual([]);
      root.unmount();
    },
  );
});
