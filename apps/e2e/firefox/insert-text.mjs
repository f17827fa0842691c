/**
 * What Playwright calls in a page to enter text, as BiDi has no command for it. Its own writes the value and says so,
 * which React takes for its own writing and ignores; this one enters it as keys do.
 */
export const insertTextScript = `() => {
  const insert = (text) => {
    let element = document.activeElement;
    while (element && element.shadowRoot) element = element.shadowRoot.activeElement;
    if (element && /^i?frame$/i.test(element.nodeName)) return element;
    document.execCommand('insertText', false, text);
  };
  Object.defineProperty(window, '__pw_bidiInsertText', { get: () => insert, set: () => {} });
}`;
