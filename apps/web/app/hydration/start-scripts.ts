import { captureClicks } from './click-replay';
import { restoreFormState } from './form-state';
import { recordInitialAddress } from './initial-address';
import { captureSelection } from './selection-replay';

/** Time after load when a page with deferred hydration hydrates without interaction, in ms. */
const HYDRATE_AFTER_MS = 3000;

/** Events that count as the first interaction. */
const INTERACTION_EVENTS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'input',
  'change',
];

/**
 * Starts the scripts of the preceding element after the first paint, or with deferred hydration (`data-waits`) on the
 * first interaction. After load they are preloaded at low priority, unless the reader saves data.
 */
export const START_SCRIPTS = `{
  const { nonce, previousElementSibling: held } = document.currentScript;
  ${recordInitialAddress('held')}
  ${captureSelection('held')}
  ${restoreFormState('held')}
  ${captureClicks('held')}
  const add = (name, properties) => document.head.append(Object.assign(document.createElement(name), properties));
  // Yield between modules: loading all at once blocks the main thread of a phone for half a second.
  const yieldToMain = () => new Promise((resolve) => setTimeout(resolve));
  let asking;
  const ask = async (fetchPriority) => {
    for (const [at, href] of JSON.parse(held.dataset.modules).entries()) {
      if (at % 4 === 3) await yieldToMain();
      add('link', { rel: 'modulepreload', href, fetchPriority });
    }
  };
  const start = async () => {
    await (asking ??= ask('auto'));
    for (const [, href] of held.textContent.matchAll(/ from "([^"]+)"/g)) {
      // Firefox aborts imports when the page is left.
      if (!(await import(href).catch(() => null))) return held.abandon();
      await yieldToMain();
    }
    // The error event covers static imports, not the dynamic one.
    const textContent = held.textContent.replace(
      /import\\("[^"]+"\\)/,
      '$&.catch((error) => { document.querySelector("script[data-modules]").abandon(); throw error; })',
    );
    add('script', { type: 'module', nonce, textContent, onerror: held.abandon });
  };
  const painted = new Promise((resolve) => {
    if (document.hidden) resolve();
    // The first paint may be only the background.
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({ type: 'paint', buffered: true });
    // For browsers without paint timing.
    addEventListener('load', () => setTimeout(resolve, 1000));
  });
  const interacted = new Promise((resolve) => {
    if (!('waits' in held.dataset)) return resolve();
    const controller = new AbortController();
    const begin = () => {
      controller.abort();
      resolve();
    };
    for (const type of ${JSON.stringify(INTERACTION_EVENTS)}) {
      addEventListener(type, begin, { capture: true, passive: true, signal: controller.signal });
    }
    addEventListener('load', () => {
      // Load can precede the first paint, which the preload must not delay.
      if (!navigator.connection?.saveData) void painted.then(() => (asking ??= ask('low')));
      setTimeout(begin, ${HYDRATE_AFTER_MS});
    });
  });
  Promise.all([painted, interacted]).then(start);
}`;
