/** Playwright's call for text input, which BiDi lacks. */
const CALL = 'window.__pw_bidiInsertText(';

/**
 * Replaces Playwright's script, which sets the value: React ignores such input events. This one inserts text as keys
 * do.
 */
const insertText = `(text => {
  let element = document.activeElement;
  while (element && element.shadowRoot) element = element.shadowRoot.activeElement;
  if (element && /^i?frame$/i.test(element.nodeName)) return element;
  document.execCommand('insertText', false, text);
})(`;

/**
 * Has a message of Playwright's enter text as keys do. Not by a script that every page runs first: Firefox runs those
 * once more with each page that a tab has shown, until it stands still.
 *
 * @param {string} message to Firefox, in JSON
 */
export const enterAsKeys = (message) =>
  message.replaceAll(CALL, () => JSON.stringify(insertText).slice(1, -1));
