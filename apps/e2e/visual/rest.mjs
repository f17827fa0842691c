/** How long nothing may change in a page until it counts as at rest: longer than anything of ours lies still by itself. */
const stillMs = 150;

/** How long what never rests is waited for: some stories show what a slow server leaves on the screen. */
const mostMs = 2_000;

/**
 * Follows a page, and tells when it is at rest: all that it asked for has come, and nothing moves any more. A story
 * without a play function has finished as soon as it stands there, with code, data and what follows still on their way.
 * @param {import('@playwright/test').Page} page
 * @returns {{ awaitRest: () => Promise<boolean>, forgetRequests: () => void }} what resolves when the page is at rest, to
 *   true, or has not been for two seconds, to false; and what is to be called when another story takes the place of the
 *   one that asked
 */
export function followRest(page) {
  /** @type {Set<import('@playwright/test').Request>} */
  const onTheirWay = new Set();
  /** @type {(() => void) | undefined} */
  let onSilence;
  page.on('request', (request) => onTheirWay.add(request));
  const forgetRequests = () => onTheirWay.clear();
  // What another document asked for concerns this one no more.
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

/** Runs in the page. @param {{ stillMs: number, mostMs: number }} patience @returns {Promise<boolean>} whether it is still */
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
