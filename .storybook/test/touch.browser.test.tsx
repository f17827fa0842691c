import { CommunityProvider } from '@millrace/community';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Tag } from '../../packages/ui/src/primitives/Tag';
import { documentClass } from '../../packages/ui/src/styles/document.css';
import { defaultStories, matrixStories } from './composed-stories';
import '../../packages/ui/src/styles/fonts.css';

/** What a finger wants, px. */
const LEAST_TARGET = 44;

const targets = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/** Controls that may be smaller under a finger, and why. */
const EXEMPTIONS: readonly (readonly [selector: string, why: string])[] = [
  ['[data-component="Link"]', 'a link of text, in or beside a line of prose'],
  ['[data-component="CardFoot"]', 'as wide as its card, whose height is fixed'],
  ['[role="gridcell"]', 'takes the focus to be walked by arrow keys, nothing is pressed'],
  ['[role="tabpanel"]', 'takes the focus to be scrolled, nothing is pressed'],
  ['[data-component="Field"] input[type="range"]', "the browser's own, which Field's story shows"],
];

/**
 * A link in a line of text need not be as large as a control; nor what shows only when it has the focus, or is there for
 * those who listen alone.
 */
function isExempt(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  if (width <= 1 && height <= 1) return true;
  const { display, position, opacity, clipPath } = getComputedStyle(element);
  const isHidden = position !== 'static' && (opacity === '0' || clipPath !== 'none');
  return display === 'inline' || isHidden || EXEMPTIONS.some(([selector]) => element.matches(selector));
}

/** Whether a finger at this point meets the control, or the label that does what it does. */
function meets(control: Element, x: number, y: number): boolean {
  const hit = document.elementFromPoint(x, y);
  const label = hit?.closest('label');
  return control.contains(hit) || (label ? label.contains(control) || label.control === control : false);
}

/** The control's box, or where that is small how far it can be hit around its middle, px. */
function targetSize(control: Element): { width: number; height: number } {
  const box = (control.closest('label') ?? control).getBoundingClientRect();
  if (box.width >= LEAST_TARGET && box.height >= LEAST_TARGET) return box;
  control.scrollIntoView({ block: 'center', inline: 'nearest' });
  const { left, top, width, height } = control.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const reach = (right: number, down: number) => {
    let far = 0;
    while (far < LEAST_TARGET && meets(control, x + right * (far + 0.5), y + down * (far + 0.5))) far += 0.5;
    return far;
  };
  return {
    width: Math.max(box.width, reach(1, 0) + reach(-1, 0) + 0.5),
    height: Math.max(box.height, reach(0, 1) + reach(0, -1) + 0.5),
  };
}

/** What no Default or Matrix shows. */
const further = [
  [
    'a tag that can be taken away',
    () => (
      <CommunityProvider>
        <Tag name="Preform silica glass" href="/product/preform-silica-glass/1" onRemove={() => {}} />
      </CommunityProvider>
    ),
  ],
] as const;

describe('Under a finger', () => {
  beforeAll(async () => {
    await page.viewport(390, 844);
    document.body.classList.add(documentClass);
    await document.fonts.ready;
  });
  let root: Root;
  afterEach(() => {
    root.unmount();
    document.body.replaceChildren();
  });

  it.each([...defaultStories, ...matrixStories, ...further])(
    'every control of %s is 44 px',
    async (_title, Story) => {
      const container = document.createElement('div');
      container.style.padding = '44px 16px';
      document.body.append(container);
      root = createRoot(container);
      root.render(<Story />);
      // Effects and observers render further, and leave no mark when they are done.
      await new Promise((resolve) => setTimeout(resolve, 30));
      const small = [...container.querySelectorAll(targets)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !isExempt(element))
        .filter((element) => !element.matches(':disabled'))
        .map((element) => ({ element, size: targetSize(element) }))
        .filter(({ size }) => size.width < LEAST_TARGET || size.height < LEAST_TARGET)
        .map(({ element, size }) => `${element.outerHTML.slice(0, 120)} ${size.width} × ${size.height}`);
      expect(small).toEqual([]);
    },
  );
});
