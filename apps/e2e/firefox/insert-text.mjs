/** Playwright's call for text input, which BiDi lacks. */
const CALL = 'window.__pw_bidiInsertText(';

/**
 * Replaces Playwright's script, which sets the value: React ignores such input events. This one inserts text like
 * key presses.
 */
const insertText = `(text => {
  let element = document.activeElement;
  while (element && element.shadowRoot) element = element.shadowRoot.activeElement;
  if (element && /^i?frame$/i.test(element.nodeName)) return element;
  document.execCommand('insertText', false, text);
})(`;

/**
 * Makes a message of Playwright enter text like key presses. An init script would not do: Firefox reruns those with
 * each page in a tab's history, until the page settles.
 *
 * @param {string} message to Firefox, in JSON
 */
export const enterAsKeys = (message) =>
  message.replaceAll(CALL, () => JSON.stringify(insertText).slice(1, -1));
