import { BottomBar } from '@millrace/community';
import { en } from '@millrace/community/messages';
import { MessagesProvider } from '@millrace/ui/messages';
import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { documentClass } from '../../packages/ui/src/styles/document.css';
import { LANGUAGES } from '../texts';
import '../../packages/ui/src/styles/fonts.css';

/** The narrowest phone, px. */
const NARROWEST = 320;

/** Components in which a label has the room that the others leave it, and the parts that hold one. */
const ROOMS: [string, ReactElement, string][] = [
  [
    'BottomBar of a member',
    <BottomBar key="a" account="member" signInHref="/" currentPath="/message" />,
    'nav a',
  ],
  ['BottomBar of a guest', <BottomBar key="b" account="guest" signInHref="/" currentPath="/" />, 'nav a'],
];

const spoken = LANGUAGES.filter(({ value }) => value !== 'keys' && value !== 'pseudo');

describe.each(spoken)('In 320 px, in $title', ({ locale, messages }) => {
  beforeAll(async () => {
    await page.viewport(NARROWEST, 640);
    document.body.classList.add(documentClass);
    await document.fonts.ready;
  });
  afterEach(() => document.body.replaceChildren());

  it.each(ROOMS)('%s has room for its texts', async (_name, component, parts) => {
    const container = document.createElement('div');
    document.body.append(container);
    const root = createRoot(container);
    root.render(
      <MessagesProvider locale={locale} english={en} {...(messages && { messages })}>
        {component}
      </MessagesProvider>,
    );
    await expect.poll(() => container.querySelectorAll(parts).length).toBeGreaterThan(0);
    const labels = [...container.querySelectorAll<HTMLElement>(parts)];
    expect(labels.filter((label) => isCut(label) || hasBrokenWord(label)).map(labelText)).toEqual([]);
    root.unmount();
  });
});

const labelText = ({ textContent }: HTMLElement) => textContent;

const isCut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement) =>
  scrollWidth > clientWidth || scrollHeight > clientHeight;

/** True if a word without a place to break stands on two lines: Chinese and Japanese break between characters. */
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
