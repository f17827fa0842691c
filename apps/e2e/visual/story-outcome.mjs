/**
 * @template T
 * @param {number} patienceMs
 * @param {Promise<T>} drawing
 * @returns {Promise<T>}
 */
export async function within(patienceMs, drawing) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const outOfPatience = new Promise((_, reject) => {
    const error = new Error(`The story did not finish within ${patienceMs / 1000} s.`);
    timer = setTimeout(reject, patienceMs, error);
  });
  try {
    return await Promise.race([drawing, /** @type {Promise<never>} */ (outOfPatience)]);
  } finally {
    clearTimeout(timer);
  }
}

// ─ The functions below run in the page. ─

/**
 * Keeps what Storybook's channel says of the story that is shown, from the moment that the channel exists, and of each
 * that is shown in its place.
 */
export function listenForStory() {
  /** @type {any} */
  let channel;
  /** @type {any} */
  const scope = window;
  let failure = '';
  /** @type {(failure: string) => void} */
  let resolve = () => undefined;
  const begin = () => {
    failure = '';
    scope.storyOutcome = new Promise((resolveNext) => {
      resolve = resolveNext;
    });
  };
  begin();
  scope.showStory = (/** @type {string} */ storyId) => {
    begin();
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  };
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set(value) {
      channel = value;
      const fail = (/** @type {any} */ error) => {
        failure ||= String(error?.message ?? error?.title ?? error);
      };
      channel.on('playFunctionThrewException', fail);
      channel.on('unhandledErrorsWhilePlaying', (/** @type {any[]} */ errors) => fail(errors?.[0]));
      for (const event of ['storyThrewException', 'storyErrored', 'storyMissing']) {
        channel.on(event, (/** @type {any} */ error) => {
          fail(event === 'storyMissing' ? 'Storybook does not know the story.' : error);
          resolve(failure);
        });
      }
      channel.on('storyFinished', (/** @type {{ status: string }} */ { status }) =>
        resolve(failure || (status === 'error' ? 'The story ended in an error.' : '')),
      );
    },
  });
}

/** Shows another story in the place of the one that stands there, without loading the page. @param {string} storyId */
export function showStory(storyId) {
  /** @type {any} */
  const scope = window;
  window.scrollTo(0, 0);
  scope.showStory(storyId);
}

/** @returns {Promise<string>} what went wrong, or nothing */
export function awaitStory() {
  /** @type {any} */
  const scope = window;
  return scope.storyOutcome;
}
