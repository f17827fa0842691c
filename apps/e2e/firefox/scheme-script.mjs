/**
 * Returns a script for Firefox's own window that emulates a colour scheme in pages, as its developer tools do.
 * @param {string[]} contexts ids of WebDriver's browsing contexts; those of frames and closed ones are ignored
 * @param {string} scheme `light`, `dark`, or `none` for the browser's own
 * @returns {string} an expression
 */
export const schemeScript = (contexts, scheme) => `(() => {
  const { NavigableManager } = ChromeUtils.importESModule('chrome://remote/content/shared/NavigableManager.sys.mjs');
  for (const id of ${JSON.stringify(contexts)}) {
    const context = NavigableManager.getBrowsingContextById(id);
    if (context && !context.parent) context.prefersColorSchemeOverride = ${JSON.stringify(scheme)};
  }
})()`;
