/** How Playwright calls what enters text in a page, as BiDi has no command for it. */
const CALL = 'window.__pw_bidiInsertText(';

/**
 * In place of Playwright's own, which writes the value and says so: React takes that for its own writing and ignores it.
 * This one enters text as keys do.
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
