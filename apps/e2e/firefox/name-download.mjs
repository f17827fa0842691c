/** @typedef {{ method?: string, params: { url: string, navigation: string | null, download?: string } }} Event */

/**
 * Gives a download that no navigation began a name, which Firefox leaves out and Playwright needs to tell of it: its
 * address, as each that a page makes is another.
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
