/** Controls that can be pressed or focused. */
export const targets = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/** Controls that may be smaller under a finger, and why. */
const EXEMPTIONS: readonly (readonly [selector: string, why: string])[] = [
  ['[data-component="Link"]', 'a link of text, in or beside a line of prose'],
  ['[data-component="CardFoot"]', 'as wide as its card, whose height is fixed'],
  ['[role="tabpanel"]', 'takes the focus to be scrolled, nothing is pressed'],
  ['[data-component="Field"] input[type="range"]', "the browser's own, which Field's story shows"],
];

/**
 * True for a link in a line of text, which need not be as large as a control, for a cell that takes the focus only to be
 * walked by arrow keys, and for what shows only when it has the focus or is there for screen readers.
 */
export function isExempt(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  if (width <= 1 && height <= 1) return true;
  if (element.matches('[role="gridcell"]')) return true;
  const { display, position, opacity, clipPath } = getComputedStyle(element);
  return display === 'inline' || (position !== 'static' && (opacity === '0' || clipPath !== 'none'));
}

/** True for what `isExempt` exempts, and for controls that may be smaller under a finger. */
export const isExemptForFingers = (element: Element): boolean =>
  isExempt(element) || EXEMPTIONS.some(([selector]) => element.matches(selector));

/** Returns the element that a finger may hit: a control's label does what the control does. */
export const clickTarget = (control: Element): Element => control.closest('label') ?? control;

/** Tells if a finger at this point meets the control, or the label that does what it does. */
function meets(control: Element, x: number, y: number): boolean {
  const hit = document.elementFromPoint(x, y);
  const label = hit?.closest('label');
  return control.contains(hit) || (label ? label.contains(control) || label.control === control : false);
}

/** Measures the control's box, or where that is smaller than `least` how far it can be hit around its middle, px. */
export function measureTarget(control: Element, least: number): { width: number; height: number } {
  const box = clickTarget(control).getBoundingClientRect();
  if (box.width >= least && box.height >= least) return box;
  control.scrollIntoView({ block: 'center', inline: 'nearest' });
  const { left, top, width, height } = control.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const reach = (right: number, down: number) => {
    let far = 0;
    while (far < least && meets(control, x + right * (far + 0.5), y + down * (far + 0.5))) far += 0.5;
    return far;
  };
  return {
    width: Math.max(box.width, reach(1, 0) + reach(-1, 0) + 0.5),
    height: Math.max(box.height, reach(0, 1) + reach(0, -1) + 0.5),
  };
}

/** Elements that name something in the room that others leave them. */
const labels =
  'button, summary, th, legend, [role="tab"], [role="columnheader"], nav a, a[data-component="ButtonLink"]';

/** Lists the visible labels whose text is cut, or breaks within a word. What members wrote may be cut. */
export const findCutLabels = (container: HTMLElement): string[] =>
  [...container.querySelectorAll<HTMLElement>(labels)]
    .filter((label) => label.checkVisibility({ visibilityProperty: true }))
    .filter((label) => isCut(label) || hasBrokenWord(label))
    .map(({ textContent }) => textContent);

const isCut = (label: HTMLElement) =>
  [label, ...label.querySelectorAll<HTMLElement>('*:not(bdi, [dir="auto"])')].some(
    (element) => element.textContent && element.clientWidth > 1 && hidesOverflow(element),
  );

function hidesOverflow(element: HTMLElement): boolean {
  const { overflowX, overflowY } = getComputedStyle(element);
  return (
    (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) ||
    (overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1)
  );
}

/** Tells if a word without a place to break stands on two lines: Chinese and Japanese break between characters. */
function hasBrokenWord(label: HTMLElement): boolean {
  const walker = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{M}\d]+/gu)) {
      if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word)) continue;
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) return true;
    }
  }
  return false;
}
