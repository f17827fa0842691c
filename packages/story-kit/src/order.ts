/**
 * Returns the words in their visual order from left to right, whatever their order in the text.
 * @throws if the element's own text lacks one of them.
 */
export function drawnOrder(element: HTMLElement, words: readonly string[]): string[] {
  return words
    .map((word) => ({ word, left: wordLeft(element, word) }))
    .sort((one, other) => one.left - other.left)
    .map(({ word }) => word);
}

function wordLeft(element: HTMLElement, word: string): number {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const start = texts.currentNode.textContent?.indexOf(word) ?? -1;
    if (start === -1) continue;
    const range = document.createRange();
    range.setStart(texts.currentNode, start);
    range.setEnd(texts.currentNode, start + word.length);
    return range.getBoundingClientRect().left;
  }
  throw new Error(`No “${word}” in “${element.textContent}”`);
}
