/** @typedef {{ method?: string, params: { url: string, navigation: string | null, download?: string } }} Event */

/**
 * Adds a file name to a download without a navigation, which Firefox omits and Playwright needs to report it: its
 * URL, which is unique for each download of a page.
 *
 * @param {string} message of Firefox, in JSON
 */
export function nameDownload(message) {
  if (!message.includes('"browsingContext.download')) return message;
  /** @type {Event} */
  const event = JSON.parse(message);
  if (event.method?.startsWith('browsingContext.download') && event.params.navigation === null)
    event.params.download ??= event.params.url;
  return JSON.stringify(event);
}
