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

/**
 * Used part of Storybook's channel; each event has its own arguments.
 * @typedef {object} Channel
 * @property {(event: string, listener: (value: never) => void) => void} on
 * @property {(event: string, value: unknown) => void} emit
 */

/**
 * Storybook's result of a finished story.
 * @typedef {object} Finish
 * @property {string} status
 * @property {{ type: string, status: string, result: { violations?: Violation[] } }[]} [reporters]  with axe's
 */

/** @typedef {{ id: string, nodes: { target: unknown[], failureSummary?: string }[] }} Violation  of an axe rule */

/**
 * State of these functions in the page.
 * @typedef {object} StoryWindow
 * @property {Promise<string>} storyOutcome
 * @property {(storyId: string) => void} showStory
 */

// ─ The functions below run in the page. ─

/**
 * Records the outcome of the rendered story from Storybook's channel, as soon as the channel exists, and of each
 * story rendered after it.
 */
export function listenForStory() {
  /** @type {Channel} */
  let channel;
  const scope = /** @type {StoryWindow} */ (/** @type {unknown} */ (window));
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
      const fail = (/** @type {{ message?: string, title?: string } | string | undefined} */ error) => {
        failure ||= String((typeof error === 'object' && (error.message ?? error.title)) || error);
      };
      channel.on('playFunctionThrewException', fail);
      channel.on('unhandledErrorsWhilePlaying', (/** @type {Error[]} */ errors) => fail(errors?.[0]));
      for (const event of ['storyThrewException', 'storyErrored', 'storyMissing']) {
        channel.on(event, (/** @type {Error} */ error) => {
          fail(event === 'storyMissing' ? 'Storybook does not know the story.' : error);
          resolve(failure);
        });
      }
      channel.on('storyFinished', (/** @type {Finish} */ { status, reporters = [] }) => {
        const violations = reporters.flatMap(({ result }) => result.violations ?? []);
        const told = violations.map(({ id, nodes }) => {
          const [first] = nodes;
          return `axe ${id}, ${nodes.length} ×: ${first?.target.join(' ')}: ${first?.failureSummary?.split('\n').at(-1)?.trim()}`;
        });
        resolve(failure || told.join('\n') || (status === 'error' ? 'The story ended in an error.' : ''));
      });
    },
  });
}

/** Renders another story without reloading the page. @param {string} storyId */
export function showStory(storyId) {
  const scope = /** @type {StoryWindow} */ (/** @type {unknown} */ (window));
  window.scrollTo(0, 0);
  scope.showStory(storyId);
}

/** @returns {Promise<string>} the error, or an empty string */
export function awaitStory() {
  const scope = /** @type {StoryWindow} */ (/** @type {unknown} */ (window));
  return scope.storyOutcome;
}
