import { createRoot } from 'react-dom/client';
import { mark, painted, rest } from '../../browser/moments';
import { makeLines } from './draft';
import type { Candidate } from './editors/editor';

let candidate: Candidate;

/** Selector of the text box. */
const FIELD = 'textarea, [contenteditable="true"]';

const place = document.getElementById('root') as HTMLElement;

/** Returns the text box; the composer has a field for tags as well. */
function field(): HTMLTextAreaElement | HTMLElement {
  const found = place.querySelector<HTMLElement>(FIELD);
  if (!found) throw new Error('There is nothing to type in.');
  return found;
}

/** Puts the caret in the middle of the text, within words. */
function placeCaret(): void {
  const target = field();
  target.focus();
  if (target instanceof HTMLTextAreaElement) {
    const middle = target.value.indexOf('tubes', target.value.length / 2) + 2;
    target.setSelectionRange(middle, middle);
    return;
  }
  const walker = document.createTreeWalker(target, NodeFilter.SHOW_TEXT, (node) =>
    node.nodeValue?.includes('tubes') ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP,
  );
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  const middle = texts[Math.floor(texts.length / 2)];
  if (middle) document.getSelection()?.collapse(middle, (middle.nodeValue?.indexOf('tubes') ?? 0) + 2);
}

/** Commands of the driver. */
const bench = {
  /** Renders an editor, and waits until it can take the first key. */
  async open(): Promise<void> {
    const { name, Editor } = candidate;
    const lines = makeLines();
    await rest();
    mark(`first mount of ${name} begins`);
    createRoot(place).render(<Editor lines={lines} />);
    do await painted();
    while (!place.querySelector(FIELD));
    mark(`first mount of ${name} ends`);
    await rest();
    placeCaret();
    await rest();
    window.addEventListener('keydown', () => mark('key'), { capture: true });
  },

  /** Returns the editor's current text. */
  text(): string {
    const target = field();
    return target instanceof HTMLTextAreaElement ? target.value : (target.textContent ?? '');
  },
};

export type ComposerBench = typeof bench;

/** Starts, once the script of the page is loaded. */
export function start(chosen: Candidate): void {
  candidate = chosen;
  mark(`load of ${candidate.name} ends`);
  Object.assign(window, { bench });
}
