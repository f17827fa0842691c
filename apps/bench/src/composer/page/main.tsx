import '../../../../../packages/ui/src/styles/layer-order.css';
import '../../../../../packages/ui/src/styles/reset.css';
import '../../../../../packages/ui/src/theme';
import { createRoot } from 'react-dom/client';
import { documentClass } from '../../../../../packages/ui/src/styles/document.css';
import { mark, rest } from '../../browser/moments';
import { makeLines } from './draft';
import type { Candidate } from './editors/editor';
import { lexical } from './editors/lexical';
import { millrace } from './editors/millrace';
import { textarea } from './editors/textarea';
import { tiptap } from './editors/tiptap';

const CANDIDATES: readonly Candidate[] = [textarea, millrace, lexical, tiptap];

const place = document.getElementById('root') as HTMLElement;

/** What one types in; the composer has a field for tags as well. */
function field(): HTMLTextAreaElement | HTMLElement {
  const found = place.querySelector<HTMLElement>('textarea, [contenteditable="true"]');
  if (!found) throw new Error('There is nothing to type in.');
  return found;
}

/** Puts the caret into the midst of the text, within words. */
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

/** What the driver tells the page to do. */
const bench = {
  /** Shows an editor, and waits for the first key. */
  async open(name: string): Promise<void> {
    const candidate = CANDIDATES.find((one) => one.name === name);
    if (!candidate) throw new Error(`There is no ${name}.`);
    createRoot(place).render(<candidate.Editor lines={makeLines()} />);
    await rest();
    placeCaret();
    await rest();
    window.addEventListener('keydown', () => mark('key'), { capture: true });
  },

  /** What stands in the editor now. */
  text(): string {
    const target = field();
    return target instanceof HTMLTextAreaElement ? target.value : (target.textContent ?? '');
  },
};

export type ComposerBench = typeof bench;

document.body.classList.add(...documentClass.split(' '));
Object.assign(window, { bench });
