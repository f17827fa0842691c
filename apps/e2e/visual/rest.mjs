/** Time without changes until a page counts as settled: longer than any pause of our own animations. */
const stillMs = 150;

/** Timeout of waiting for a page that never settles: some stories show the loading state of a slow server. */
const mostMs = 2_000;

/**
 * Watches a page and resolves when it has settled: all requests have completed, and nothing moves any more. A story
 * without a play function has finished once it is rendered, while code, data and subsequent updates are still pending.
 * @param {import('@playwright/test').Page} page
 * @returns {{ awaitRest: () => Promise<boolean>, forgetRequests: () => void }} a promise of true when the page has
 * settled, or false after two seconds without; and a function to call when another story replaces the
 * requesting one
 */
export function followRest(page) {
  /** @type {Set<import('@playwright/test').Request>} */
  const onTheirWay = new Set();
  /** @type {(() => void) | undefined} */
  let onSilence;
  page.on('request', (request) => onTheirWay.add(request));
  const forgetRequests = () => onTheirWay.clear();
  // Requests of the previous document no longer matter.
  page.on('framenavigated', (frame) => frame === page.mainFrame() && forgetRequests());
  const settle = (/** @type {import('@playwright/test').Request} */ request) => {
    onTheirWay.delete(request);
    if (onTheirWay.size === 0) onSilence?.();
  };
  page.on('requestfinished', settle);
  page.on('requestfailed', settle);
  const silence = (/** @type {number} */ patienceMs) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, patienceMs, undefined);
      onSilence = () => {
        clearTimeout(timer);
        resolve(undefined);
      };
      if (onTheirWay.size === 0) onSilence();
    });

  const awaitRest = async () => {
    const end = Date.now() + mostMs;
    let isStill = false;
    do {
      await silence(end - Date.now());
      isStill = await page.evaluate(awaitStillness, {
        stillMs,
        mostMs: Math.max(2 * stillMs, end - Date.now()),
      });
    } while (onTheirWay.size > 0 && Date.now() < end);
    return isStill && onTheirWay.size === 0;
  };
  return { awaitRest, forgetRequests };
}

/** Runs in the page. @param {{ stillMs: number, mostMs: number }} patience @returns {Promise<boolean>} if it settled */
function awaitStillness({ stillMs, mostMs }) {
  return new Promise((resolve) => {
    const rest = (/** @type {boolean} */ isStill) => {
      observer.disconnect();
      clearTimeout(still);
      clearTimeout(most);
      resolve(isStill);
    };
    let still = setTimeout(rest, stillMs, true);
    const most = setTimeout(rest, mostMs, false);
    const observer = new MutationObserver(() => {
      clearTimeout(still);
      still = setTimeout(rest, stillMs, true);
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });
}
